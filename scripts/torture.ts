// npm run torture: everything that could lose a request, done on purpose. Three quarters of an hour on a busy machine.
import { chooseChapters } from './chooseChapters.ts';
import { ensurePrograms } from './programs.mjs';
import { ensureBuilt } from './setup.mjs';
import type { Chapter, Outcome } from './torture/chapter.ts';
import { CHAPTERS } from './torture/chapters.ts';

/** A property that fails throws: its message holds the input that did it, its cause what went wrong. */
function failed(error: unknown): Outcome {
  if (!(error instanceof Error)) return { isSound: false, lines: [String(error)] };
  const cause = error.cause instanceof Error ? [error.cause.message] : [];
  return { isSound: false, lines: [error.stack ?? error.message, ...cause] };
}

async function play({ title, run }: Chapter): Promise<boolean> {
  console.log(`\n— ${title}`);
  const started = Date.now();
  const { isSound, lines } = await run().catch(failed);
  for (const line of lines) console.log(`  ${line}`);
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
