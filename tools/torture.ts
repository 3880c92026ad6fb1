// npm run torture: everything that could lose a request, done on purpose. Three quarters of an hour on a busy machine.

import { ensurePrograms } from '#scripts/programs.mjs';
import { ensureBuilt } from '#scripts/setup.mjs';
import { chooseChapters } from './chooseChapters.ts';
import { CHAPTERS } from './torture/chapters.ts';
import type { Chapter, Figures, Outcome } from './torture/outcome.ts';

/** A property that fails throws: its message holds the input that did it, its cause what went wrong. */
function failed(error: unknown): Outcome {
  const { stack = String(error), cause } = error instanceof Error ? error : {};
  return { notes: [stack, ...(cause ? [String(cause)] : [])], faults: { erreurs: 1 } };
}

const wordsOf = (figures: Figures): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} : ${figure.toLocaleString('fr-FR')}`)
    .join(' ; ');

async function play({ title, run }: Chapter): Promise<boolean> {
  console.log(`\n— ${title}`);
  const started = Date.now();
  const { notes = [], figures = {}, faults = {} } = await run().catch(failed);
  for (const line of [...notes, wordsOf(figures), wordsOf(faults)])
    if (line !== '') console.log(`  ${line}`);
  const isSound = Object.values(faults).every((figure) => figure === 0);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`  ${isSound ? 'Tenu' : 'EN ÉCHEC'} (${seconds} s)`);
  return isSound;
}

const chapters = chooseChapters(CHAPTERS);
await ensureBuilt();
await ensurePrograms('strace', 'PostgreSQL', 'nginx');
const broken: string[] = [];
for (const chapter of chapters) if (!(await play(chapter))) broken.push(chapter.name);
console.log(broken.length === 0 ? '\nTout a tenu.' : `\nN’a pas tenu : ${broken.join(', ')}.`);
process.exit(broken.length === 0 ? 0 : 1);
