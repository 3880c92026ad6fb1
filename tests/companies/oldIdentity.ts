import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Any space, or none: typography puts four kinds of them between digits. */
const spaced = (digits: string): string => digits.split(' ').join('[\\s\\u00a0\\u202f]?');

/** The company that the project came with, however it may be written. */
const OLD = new RegExp(
  [
    'a(?:é|e\\u0301|e|\\\\u00e9|%C3%A9|&eacute;|&#(?:233|xe9);)rance',
    '\\bAER-',
    `(?:0|\\+33)${spaced('1 99 00 24 48')}`,
    // Without spaces it may be part of an alphabet in the code: 0123456789.
    '123[\\s\\u00a0\\u202f]456[\\s\\u00a0\\u202f]789|\\b(?:FR32)?123456789\\b',
    'rue des Compagnons',
    'Camille Delorme',
    'Socle Hébergement',
  ].join('|'),
  'i',
);

/** What is left of that company in a text: should be empty. */
export const oldIdentityIn = (text: string): string | undefined => OLD.exec(text)?.[0];

function readPlain(file: string): string {
  const bytes = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString('utf8');
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** The files of a folder that still hold something of it, compressed ones too. */
export function filesWithOldIdentity(folder: string): string[] {
  return globSync('**/*', { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .flatMap((name) => {
      const found = oldIdentityIn(`${name}\n${readPlain(join(folder, name))}`);
      return found === undefined ? [] : [`${name}: ${found}`];
    });
}
