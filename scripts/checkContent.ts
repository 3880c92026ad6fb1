import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ContentError, describeProblem } from '#site/content/pipeline/contentError.ts';

const folder = resolve(import.meta.dirname, '../src/content');

/** Loads every content file and, if any is wrong, says all that is and ends. */
export async function checkContent(): Promise<void> {
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
  if (errors.size === 0) return;
  const problems = [...errors].flatMap((error) => error.problems);
  console.error('Le contenu ne permet pas de construire le site :');
  for (const problem of problems) console.error(`  ${describeProblem(problem)}`);
  process.exit(1);
}
