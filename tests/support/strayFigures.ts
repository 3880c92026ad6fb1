import { globSync, readFileSync } from 'node:fs';
import { figures } from '#site/content/figures.ts';
import { contentRoot } from './contentRoot.ts';
import { FACTS, plainSpaces, typedFigures } from './typedFigures.ts';

const COMMENTS = {
  code: /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm,
  yaml: /(?<=^|\s)#.*$/gm,
};

const FILES = [
  'src/**/*.{ts,tsx,astro}',
  ...['*.yaml', 'outils/*.yaml', 'legal/*.md'].map((name) => `${contentRoot}/${name}`),
];

/** The sources and the texts, without their comments. */
export const readTexts = () =>
  globSync(FILES)
    .filter((file) => !/\.test\.ts$|figures\.yaml$/.test(file))
    .map((file) => {
      const comments = file.endsWith('.yaml') ? COMMENTS.yaml : COMMENTS.code;
      const source = readFileSync(file, 'utf8');
      const text = file.endsWith('.md') ? source : source.replace(comments, '');
      return [file, plainSpaces(text)] as const;
    });

/** Where a source or a text types a figure of figures.yaml instead of citing it. */
export function strayFigures(): string[] {
  return readTexts().flatMap(([file, text]) => {
    const rest = FACTS.reduce((told, [fact]) => told.replaceAll(fact, ''), text);
    return typedFigures(rest, Object.values(figures)).map((found) => `${file}: ${found}`);
  });
}
