import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { freePort } from '#scripts/freePort.mjs';
import { ensureBrowser, findBrowser } from '#scripts/programs.mjs';
import { BLANK } from './blankPage.ts';
import type { Chapter, Measured } from './chapter.ts';
import { fine, median, whole } from './figures.ts';
import { PATHS } from './judgePages.ts';
import { type Production, withSite } from './production.ts';
import { type Seen, visit } from './visit.ts';

const ROUNDS = 9;
const MAX_FIRST_RATIO = 1.35;
const MAX_LARGEST_RATIO = 1.65;

function toMeasured(rounds: readonly (readonly Seen[])[]): Measured {
  const names = ['page vide', ...PATHS];
  const columnOf = (index: number, read: (seen: Seen) => number) =>
    median(
      rounds.map((round) =>
        read(round[index] ?? { readyMs: 0, firstMs: 0, largestMs: 0, shift: 0 }),
      ),
    );
  const [blankFirst, blankLargest] = [
    columnOf(0, ({ firstMs }) => firstMs),
    columnOf(0, ({ largestMs }) => largestMs),
  ];
  const rows = names.map((name, index) => {
    const [ready, first, largest] = [
      columnOf(index, ({ readyMs }) => readyMs),
      columnOf(index, ({ firstMs }) => firstMs),
      columnOf(index, ({ largestMs }) => largestMs),
    ];
    const shift = Math.max(...rounds.map((round) => round[index]?.shift ?? 0));
    return {
      name,
      ready,
      first,
      largest,
      shift,
      firstRatio: first / blankFirst,
      largestRatio: largest / blankLargest,
    };
  });
  const home = rows[1];
  return {
    table: [
      ['', 'DOM prêt', 'FCP', 'rapport', 'LCP', 'rapport', 'CLS'],
      ...rows.map(({ name, ready, first, firstRatio, largest, largestRatio, shift }) => [
        name,
        `${whole(ready)} ms`,
        `${whole(first)} ms`,
        fine(firstRatio),
        `${whole(largest)} ms`,
        fine(largestRatio),
        fine(shift),
      ]),
    ],
    goals: [
      {
        words: `accueil : premiers pixels (FCP) en ${fine(MAX_FIRST_RATIO)} fois la page vide au plus`,
        isMet: (home?.firstRatio ?? Infinity) <= MAX_FIRST_RATIO,
      },
      {
        words: `accueil : plus grand élément (LCP) en ${fine(MAX_LARGEST_RATIO)} fois la page vide au plus`,
        isMet: (home?.largestRatio ?? Infinity) <= MAX_LARGEST_RATIO,
      },
      { words: 'rien ne bouge (CLS 0)', isMet: rows.every(({ shift }) => shift === 0) },
    ],
  };
}

async function observe({ address }: Production): Promise<Measured> {
  await using cleanup = new AsyncDisposableStack();
  const port = await freePort();
  const blank = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(BLANK);
  }).listen(port, '127.0.0.1');
  cleanup.defer(() => void blank.close());
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  cleanup.defer(() => browser.close());
  const addresses = [`http://127.0.0.1:${port}/`, ...PATHS.map((path) => address + path)];
  const rounds: Seen[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen: Seen[] = [];
    for (const one of addresses) seen.push(await visit(browser, one));
    rounds.push(seen);
  }
  return toMeasured(rounds);
}

export const observed: Chapter = {
  name: 'observe',
  title: 'Ce que voit un visiteur, et quand',
  method: [
    'Chromium ralenti pour de vrai : 562 ms par réponse, 1,3 Mbit/s, processeur 4 fois plus lent, écran de 412 × 823.',
    `Première visite, à côté d’une page vide ; ${ROUNDS} tours entrelacés, médianes (CLS : le pire).`,
  ],
  async measure() {
    await ensureBrowser();
    return withSite(observe);
  },
};
