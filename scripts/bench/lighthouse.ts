import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBrowser, findBrowser } from '../browser.mjs';
import { root } from '../setup.mjs';
import type { Chapter, Measured } from './chapter.ts';
import { fine, median, whole } from './figures.ts';
import { installOnce } from './installOnce.ts';
import { inDataFolder, startProgram } from './programs.ts';
import { openTlsFront } from './tlsFront.ts';

const SITE = new URL('./serveSite.ts', import.meta.url);
const FOLDER = join(root, 'tests/lighthouse');
/** The pages that search engines list: the others ask not to be, and lose points for it. */
const PATHS = ['/', '/solutions', '/contact'];
const ROUNDS = 5;
const MOST_RATIO = 1.5;

const BLANK =
  '<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vide</title><h1>Vide</h1></html>';

interface Judged {
  readonly address: string;
  /** Performance, accessibility, best practices, search engines. */
  readonly scores: readonly number[];
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  readonly lost: readonly string[];
}

interface Round {
  readonly blank: Judged;
  readonly pages: readonly Judged[];
}

/** One browser for a round: what the machine does meanwhile, it does to all of them. */
async function playRound([blank, site]: readonly number[]): Promise<Round> {
  const at = (port: number | undefined, path: string) => `https://localhost:${port}${path}`;
  const addresses = [at(blank, '/'), ...PATHS.map((path) => at(site, path))];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['audit.mjs', findBrowser() ?? '', ...addresses],
    { cwd: FOLDER },
  );
  const [first, ...pages] = stdout
    .trim()
    .split('\n')
    .map((line): Judged => JSON.parse(line));
  if (first === undefined) throw new Error('Lighthouse n’a rien dit.');
  return { blank: first, pages };
}

function toMeasured(rounds: readonly Round[]): Measured {
  const summaries = ['page vide', ...PATHS].map((name, index) => {
    const all = rounds.flatMap(({ blank, pages }) => [blank, ...pages][index] ?? []);
    const ratios = rounds.flatMap(({ blank, pages }) => {
      const judged = [blank, ...pages][index];
      return judged ? [judged.largestPaintMs / blank.largestPaintMs] : [];
    });
    return {
      name,
      scores: [0, 1, 2, 3].map((one) => median(all.map(({ scores }) => scores[one] ?? 0))),
      paintMs: median(all.map(({ largestPaintMs }) => largestPaintMs)),
      ratio: median(ratios),
      blockingMs: median(all.map(({ blockingMs }) => blockingMs)),
      shift: Math.max(...all.map(({ shift }) => shift)),
    };
  });
  const ours = summaries.slice(1);
  return {
    table: [
      ['', 'vitesse', 'accessibilité', 'pratiques', 'moteurs', 'LCP', 'rapport', 'TBT', 'CLS'],
      ...summaries.map(({ name, scores, paintMs, ratio, blockingMs, shift }, index) => [
        name,
        ...scores.map((score) => (index === 0 ? '' : String(score))),
        `${whole(paintMs)} ms`,
        fine(ratio),
        `${whole(blockingMs)} ms`,
        index === 0 ? '' : fine(shift),
      ]),
    ],
    goals: [
      {
        words: 'partout : 100, 100, 100, 100',
        isMet: ours.every(({ scores }) => scores.every((score) => score === 100)),
      },
      {
        words: `la plus grande image ou le plus grand texte (LCP) : au plus ${fine(MOST_RATIO)} fois la page vide`,
        isMet: ours.every(({ ratio }) => ratio <= MOST_RATIO),
      },
      {
        words: 'rien ne bloque (TBT 0)',
        isMet: ours.every(({ blockingMs }) => blockingMs === 0),
      },
      { words: 'rien ne bouge (CLS 0)', isMet: ours.every(({ shift }) => shift === 0) },
    ],
  };
}

export const lighthouse: Chapter = {
  name: 'lighthouse',
  title: 'Les pages, jugées par Lighthouse sur un téléphone',
  method: [
    'Lighthouse 13 : téléphone moyen, 4G lente simulée, première visite, TLS et HTTP/2 ; à côté, une page vide.',
    `${ROUNDS} tours entrelacés, médianes (CLS : le pire). Une machine chargée ralentit aussi la page vide.`,
  ],
  measure: () =>
    inDataFolder(async (folder) => {
      await ensureBrowser();
      installOnce(FOLDER, 'Lighthouse');
      const inside = (name: string) => join(folder, name);
      for (const name of ['site', 'blank', 'pages']) mkdirSync(inside(name));
      for (const name of ['index.html', '404.html']) writeFileSync(inside(`pages/${name}`), BLANK);
      const site = await startProgram(SITE, inside('site'), 'unlimited');
      const blank = await startProgram(SITE, inside('blank'), 'unlimited', inside('pages'));
      const fronts = await Promise.all([blank, site].map((one) => openTlsFront(one.firstLine)));
      try {
        const rounds: Round[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          rounds.push(await playRound(fronts.map(({ httpsPort }) => httpsPort)));
        return toMeasured(rounds);
      } finally {
        for (const front of fronts) front.close();
        await Promise.all([blank.stop(), site.stop()]);
      }
    }),
};
