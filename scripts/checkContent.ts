import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  ContentError,
  describeProblem,
  type Problem,
} from '#site/content/pipeline/contentError.ts';
import { displayName, unreadFiles } from '#site/content/pipeline/contentFolder.ts';

const folder = resolve(import.meta.dirname, '../src/content');

/** Loads every content file; all that is wrong in them. */
export async function findProblems(): Promise<readonly Problem[]> {
  const modules = (await readdir(folder)).filter((name) => /^[a-zA-Z]+\.ts$/.test(name));
  const errors = new Set<ContentError>();
  for (const name of modules) {
    try {
      await import(join(folder, name));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.add(error); // A set: a broken figures.yaml fails every file that uses it.
    }
  }
  if (errors.size > 0) return [...errors].flatMap((error) => error.problems);
  // Only now: a broken figures.yaml keeps every other file from being read.
  return unreadFiles().map((file) => ({
    file: displayName(file),
    line: 1,
    field: '',
    reason: 'fichier inconnu : aucune page ne le lit. Vérifiez son nom, ou retirez-le',
  }));
}

/** The same, but says what is wrong and ends. */
export async function checkContent(): Promise<void> {
  const problems = await findProblems();
  if (problems.length === 0) return;
  console.error('Le contenu ne permet pas de construire le site :');
  for (const problem of problems) console.error(`  ${describeProblem(problem)}`);
  process.exit(1);
}
