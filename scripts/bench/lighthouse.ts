import { createServer } from 'node:http';
import { freePort } from '../../tests/support/freePort.ts';
import { startNginx } from '../../tests/support/startFront.ts';
import { ensurePrograms } from '../programs.mjs';
import type { Chapter, Measured } from './chapter.ts';
import { fine, median, whole } from './figures.ts';
import { ensureJudge, judgePages, PATHS, type Pass } from './judgePages.ts';
import { type Production, withSite } from './production.ts';

const ROUNDS = 5;
const MOST_RATIO = 1.5;
/** Lighthouse's own, whatever the machine. */
const DEFAULT_SLOWDOWN = 4;
/** Of a phone in the middle (a Pixel 5), by Chromium's developer tools; of a slow one: 264. */
const USUAL_INDEX = 1000;

const BLANK =
  '<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vide</title><h1>Vide</h1></html>';

/** The same pages on two phones, one after the other: what the machine does meanwhile, it does to both. */
interface Round {
  readonly slow: Pass;
  readonly usual: Pass;
}

async function playRound(ports: readonly number[]): Promise<Round> {
  const slow = await judgePages(ports, DEFAULT_SLOWDOWN);
  const usual = await judgePages(ports, Math.max(1, slow.blank.machineIndex / USUAL_INDEX));
  return { slow, usual };
}

function toMeasured(phone: string, passes: readonly Pass[]): Measured {
  const summaries = ['page vide', ...PATHS].map((name, index) => {
    const judged = passes.flatMap(({ blank, pages }) => {
      const one = [blank, ...pages][index];
      return one ? [{ ...one, ratio: one.largestPaintMs / blank.largestPaintMs }] : [];
    });
    return {
      name: `${phone} : ${name}`,
      scores: [0, 1, 2, 3].map((one) => median(judged.map(({ scores }) => scores[one] ?? 0))),
      paintMs: median(judged.map(({ largestPaintMs }) => largestPaintMs)),
      ratio: median(judged.map(({ ratio }) => ratio)),
      blockingMs: median(judged.map(({ blockingMs }) => blockingMs)),
      shift: Math.max(...judged.map(({ shift }) => shift)),
    };
  });
  const ours = summaries.slice(1);
  return {
    table: summaries.map(({ name, scores, paintMs, ratio, blockingMs, shift }, index) => [
      name,
      ...scores.map((score) => (index === 0 ? '' : String(score))),
      `${whole(paintMs)} ms`,
      fine(ratio),
      `${whole(blockingMs)} ms`,
      index === 0 ? '' : fine(shift),
    ]),
    goals: [
      {
        words: `${phone}, partout : 100, 100, 100, 100`,
        isMet: ours.every(({ scores }) => scores.every((score) => score === 100)),
      },
      {
        words: `${phone}, la plus grande image ou le plus grand texte (LCP) : au plus ${fine(MOST_RATIO)} fois la page vide`,
        isMet: ours.every(({ ratio }) => ratio <= MOST_RATIO),
      },
      {
        words: `${phone}, rien ne bloque (TBT 0)`,
        isMet: ours.every(({ blockingMs }) => blockingMs === 0),
      },
      { words: `${phone}, rien ne bouge (CLS 0)`, isMet: ours.every(({ shift }) => shift === 0) },
    ],
  };
}

function compare(rounds: readonly Round[]): Measured {
  const slow = toMeasured(
    'lent',
    rounds.map((round) => round.slow),
  );
  const usual = toMeasured(
    'courant',
    rounds.map((round) => round.usual),
  );
  const head = [
    '',
    'vitesse',
    'accessibilité',
    'pratiques',
    'moteurs',
    'LCP',
    'rapport',
    'TBT',
    'CLS',
  ];
  return { table: [head, ...slow.table, ...usual.table], goals: [...slow.goals, ...usual.goals] };
}

async function judgeBesideBlank({ address }: Production): Promise<Measured> {
  await using cleanup = new AsyncDisposableStack();
  const port = await freePort();
  const blank = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(BLANK);
  }).listen(port, '127.0.0.1');
  cleanup.defer(() => void blank.close());
  const ports: number[] = [];
  for (const instance of [`127.0.0.1:${port}`, new URL(address).host]) {
    const front = await startNginx([instance]);
    cleanup.defer(() => front.stop());
    ports.push(front.port);
  }
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await playRound(ports));
  return compare(rounds);
}

export const lighthouse: Chapter = {
  name: 'lighthouse',
  title: 'Les pages, jugées par Lighthouse sur un téléphone',
  method: [
    'Lighthouse 13 : téléphone, 4G lente simulée, première visite, derrière deploy/nginx.conf ; à côté, une page vide.',
    'Lent : 4 fois plus que cette machine, le réglage de Lighthouse. Courant : un Pixel 5, d’après l’indice de la machine.',
    `${ROUNDS} tours entrelacés, médianes (CLS : le pire). Une machine chargée ralentit aussi la page vide.`,
  ],
  async measure() {
    await ensureJudge();
    await ensurePrograms('nginx');
    return withSite(judgeBesideBlank);
  },
};
