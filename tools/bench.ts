// npm run bench: how fast the site is, compared with what this machine can do. One file per chapter in bench/.
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { BROTLI, ensurePrograms } from '#scripts/programs.mjs';
import { ensureBuilt, fail } from '#scripts/setup.mjs';
import { againstNginx } from './bench/againstNginx.ts';
import type { Chapter } from './bench/chapter.ts';
import { fine } from './bench/figures.ts';
import { lighthouse } from './bench/lighthouse.ts';
import { observatory } from './bench/observatory.ts';
import { observed } from './bench/observed.ts';
import { pagesAmongForms } from './bench/pagesAmongForms.ts';
import { startUp } from './bench/startUp.ts';
import { chooseChapters } from './chooseChapters.ts';

const CHAPTERS: readonly Chapter[] = [
  startUp,
  pagesAmongForms,
  againstNginx,
  observatory,
  observed,
  lighthouse,
];

function printTable(table: readonly (readonly string[])[]): void {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  for (const [first = '', ...rest] of table) {
    const cells = rest.map((cell, index) => cell.padStart(widths[index + 1] ?? 0));
    console.log(`  ${[first.padEnd(widths[0] ?? 0), ...cells].join('   ')}`);
  }
}

async function play({ title, method, measure }: Chapter): Promise<boolean> {
  console.log(`\n— ${title}`);
  for (const line of method) console.log(`  ${line}`);
  const { table, goals } = await measure();
  printTable(table);
  for (const { words, isMet } of goals)
    console.log(`  ${isMet ? 'Tenu    ' : 'MANQUÉ  '} ${words}`);
  return goals.every(({ isMet }) => isMet);
}

const chapters = chooseChapters(CHAPTERS);
await ensureBuilt();
await ensurePrograms('nginx');
if (!existsSync(BROTLI)) fail('Les mesures demandent nginx et son module brotli.');
const [load = 0] = loadavg();
console.log(`Charge de la machine au départ : ${fine(load)}.`);
let isMet = true;
for (const chapter of chapters) isMet = (await play(chapter)) && isMet;
process.exit(isMet ? 0 : 1);
