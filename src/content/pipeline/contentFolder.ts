import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ContentError } from './contentError.ts';

/** Tests point CONTENT_DIR at a copy of the folder; everyone else has it at the project's root. */
const folder = resolve(process.env['CONTENT_DIR'] ?? 'content');

/** Names in messages start at `content/`, wherever the folder stands. */
export const displayName = (file: string): string => `content/${file}`;

export function readContentFile(file: string): string {
  try {
    return readFileSync(resolve(folder, file), 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = missing ? 'fichier manquant' : `fichier illisible (${String(error)})`;
    throw new ContentError([{ file: displayName(file), line: 1, field: '', reason }]);
  }
}

/** The names of the folder's own files with an ending, in alphabetical order. */
export function contentFiles(ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
}
