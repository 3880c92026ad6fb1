import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  ContentError,
  contentWarnings,
  describeProblem,
  type Problem,
} from '#site/content/pipeline/contentError.ts';
import { displayName, unreadFiles } from '#site/content/pipeline/contentFolder.ts';

const folder = resolve(import.meta.dirname, '../src/content');

export interface Findings {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Loads every content file and returns all that is wrong in them. */
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
  return [...errors].flatMap((error) => error.problems);
}

/** What could be better in a content that is right. */
function findWarnings(): readonly Problem[] {
  const unread = unreadFiles().map((file) => ({
    file: displayName(file),
    line: 1,
    field: '',
    reason: 'fichier inconnu : aucune page ne le lit. Vérifiez son nom, ou retirez-le',
  }));
  return [...[...contentWarnings.values()].flat(), ...unread];
}

/** What is wrong, or else what could be better: a broken file keeps others from being read. */
export async function examineContent(): Promise<Findings> {
  const problems = await findProblems();
  return { problems, warnings: problems.length === 0 ? findWarnings() : [] };
}

/** Says what is wrong and ends, or else what could be better. */
export async function checkContent(): Promise<void> {
  const { problems, warnings } = await examineContent();
  if (problems.length === 0) {
    if (warnings.length > 0) console.warn('À améliorer, sans urgence (le site se construit) :');
    for (const warning of warnings) console.warn(`  ${describeProblem(warning)}`);
    return;
  }
  console.error('Le contenu ne permet pas de construire le site :');
  for (const problem of problems) console.error(`  ${describeProblem(problem)}`);
  process.exit(1);
}
