import { expect, test } from 'vitest';
import { pages } from '../support/builtPages.ts';

/** Written by behaviors/consent.ts. */
const BY_SCRIPT = ['--banner-height'];

test.each(pages.map(({ path, html }) => [path, html] as const))(
  '%s declares every custom property that it needs',
  (_path, html) => {
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].join('');
    const declared = new Set([...styles.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const needed = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    expect(needed.length).toBeGreaterThan(100);
    const missing = needed.filter((name) => !declared.has(name) && !BY_SCRIPT.includes(name));
    expect([...new Set(missing)]).toEqual([]);
  },
);
