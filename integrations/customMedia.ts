import { MEDIA } from '#site/domain/breakpoints.ts';

interface MediaRule {
  params: string;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const QUERIES = new Map<string, string>(
  Object.entries(MEDIA).map(([name, query]) => [`(--${kebab(name)})`, query]),
);

/**
 * `@media (--wide)`, as the draft of Media Queries 5 writes it. Lightning CSS would do it, but only for a sheet that
 * repeats every definition, and without the short class names of classNames.ts.
 */
export function customMedia() {
  return {
    postcssPlugin: 'custom-media',
    AtRule: {
      media(rule: MediaRule) {
        const params = rule.params.replace(/\(--[\w-]+\)/g, (name) => {
          const query = QUERIES.get(name);
          if (query === undefined) throw new Error(`${name} is not in src/domain/breakpoints.ts`);
          return query;
        });
        if (params !== rule.params) rule.params = params;
      },
    },
  };
}
