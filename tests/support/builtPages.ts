import { globSync, readFileSync } from 'node:fs';
import { DIST } from '#scripts/serverProcess.mjs';

export const CLIENT = `${DIST}/client`;

export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/** Every page of the build, as the browser gets it. */
export const pages: readonly BuiltPage[] = globSync(`${CLIENT}/{,contact/,outils/}*.html`).map(
  (file) => ({
    path: file.slice(CLIENT.length).replace(/(index)?\.html$/, ''),
    html: readFileSync(file, 'utf8'),
  }),
);

/** Common entities read: what the browser shows. */
export const decode = (text: string): string =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The text a visitor reads: no code, no English passages, tags gone, common entities read. */
export function visibleText(html: string): string {
  const text = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<(p|a)[^>]* lang="en"[\s\S]*?<\/\1>/g, '')
    .replace(/<code>[\s\S]*?<\/code>/g, '')
    // An attribute may contain "<" unescaped, as in a company's name.
    .replace(/<(?:"[^"]*"|'[^']*'|[^>"'])+>/g, '\n');
  return decode(text);
}
