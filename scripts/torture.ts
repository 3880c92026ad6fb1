// npm run torture: everything that could lose a request, done on purpose. Some twenty minutes.
import { ensurePostgres } from './postgres.mjs';
import { ensureBuilt } from './setup.mjs';
import { ensureStrace } from './strace.mjs';
import { CHAPTERS, type Chapter, type Outcome } from './torture/chapters.ts';

function chosenChapters(names: readonly string[]): readonly Chapter[] {
  const unknown = names.filter((name) => !CHAPTERS.some((chapter) => chapter.name === name));
  if (unknown.length > 0) {
    const known = CHAPTERS.map(({ name }) => name).join(', ');
    console.error(`Chapitre inconnu : ${unknown.join(', ')}. Les chapitres : ${known}.`);
    process.exit(2);
  }
  return names.length === 0 ? CHAPTERS : CHAPTERS.filter(({ name }) => names.includes(name));
}

/** A property that fails throws: its message holds the input that did it. */
const failed = (error: unknown): Outcome => ({
  isSound: false,
  lines: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
});

async function play({ title, run }: Chapter): Promise<boolean> {
  console.log(`\n— ${title}`);
  const started = Date.now();
  const { isSound, lines } = await run().catch(failed);
  for (const line of lines) console.log(`  ${line}`);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`  ${isSound ? 'Tenu' : 'EN ÉCHEC'} (${seconds} s)`);
  return isSound;
}

const chapters = chosenChapters(process.argv.slice(2));
await ensureBuilt();
await ensureStrace();
await ensurePostgres();
const broken: string[] = [];
for (const chapter of chapters) if (!(await play(chapter))) broken.push(chapter.name);
console.log(broken.length === 0 ? '\nTout a tenu.' : `\nN’a pas tenu : ${broken.join(', ')}.`);
process.exit(broken.length === 0 ? 0 : 1);
