import { globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ContentError } from './contentError.ts';

/** Tests point CONTENT_DIR at a copy of the folder; everyone else has it at the project's root. */
const folder = resolve(process.env['CONTENT_DIR'] ?? 'content');

/** Names in messages start at `content/`, wherever the folder stands. */
export const displayName = (file: string): string => `content/${file}`;

const read = new Set<string>();

export function readContentFile(file: string): string {
  read.add(file);
  try {
    return readFileSync(resolve(folder, file), 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = missing ? 'fichier manquant' : `fichier illisible (${String(error)})`;
    throw new ContentError([{ file: displayName(file), line: 1, field: '', reason }]);
  }
}

/** LOGOS_DIR: the editor checks a new logo before it is in the project. */
const logos = resolve(process.env['LOGOS_DIR'] ?? 'src/assets/logos');

/** The drawings of src/assets/logos, without their ending. */
export function logoNames(): string[] {
  return readdirSync(logos)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -'.svg'.length))
    .sort();
}

export const hasLogo = (name: string): boolean => logoNames().includes(name);

export const readLogo = (name: string): string =>
  hasLogo(name) ? readFileSync(resolve(logos, `${name}.svg`), 'utf8') : '';

/** Files of the folder that nothing has asked for, once all that reads them is loaded. */
export function unreadFiles(): string[] {
  const files = globSync('**/*.{yaml,yml,md}', { cwd: folder, exclude: ['README.md'] });
  return files.map((file) => file.replaceAll('\\', '/')).filter((file) => !read.has(file));
}

/** The names of the folder's own files with an ending, in alphabetical order. */
export function contentFiles(ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
}

/** Not in content/: what was audited for accessibility, and the proof of each criterion. */
export const GRID = 'docs/rgaa/grille.yaml';

export const readGrid = (): string => readFileSync(GRID, 'utf8');
