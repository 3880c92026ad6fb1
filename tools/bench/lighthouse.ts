import { createServer } from 'node:http';
import { freePort } from '#scripts/freePort.mjs';
import { startNginx } from '../support/startFront.ts';
import { BLANK } from './blankPage.ts';
import type { Chapter, Measured } from './chapter.ts';
import { fine, median, whole } from './figures.ts';
import { ensureJudge, type Judged, judgePages, PATHS } from './judgePages.ts';
import { type Production, withSite } from './production.ts';

const ROUNDS = 5;
const MAX_RATIO = 1.5;
/** Lighthouse's default, the same on every machine. */
const DEFAULT_SLOWDOWN = 4;
/** Of a phone in the middle (a Pixel 5), by Chromium's developer tools; of a slow one: 264. */
const USUAL_INDEX = 1000;

const HEAD = 'vitesse accessibilité pratiques moteurs LCP rapport TBT CLS'.split(' ');

/** The blank page, then ours. */
type Pass = readonly Judged[];

/** What one page got in each pass. */
function summarise(passes: readonly Pass[], index: number) {
  const medianOf = (read: (page: Judged, blank: Judged) => number) =>
    median(
      passes.flatMap(([blank, ...pages]) => {
        const page = [blank, ...pages][index];
        return page && blank ? [read(page, blank)] : [];
      }),
    );
  return {
    scores: [0, 1, 2, 3].map((kind) => medianOf(({ scores }) => scores[kind] ?? 0)),
    paintMs: medianOf(({ largestPaintMs }) => largestPaintMs),
    ratio: medianOf((page, blank) => page.largestPaintMs / blank.largestPaintMs),
    blockingMs: medianOf(({ blockingMs }) => blockingMs),
    shift: Math.max(...passes.map((pass) => pass[index]?.shift ?? 0)),
  };
}

function toMeasured(phone: string, passes: readonly Pass[]): Measured {
  const names = ['page vide', ...PATHS];
  const summaries = names.map((_, index) => summarise(passes, index));
  const goal = (words: string, isMet: (page: ReturnType<typeof summarise>) => boolean) => ({
    words: `${phone}, ${words}`,
    isMet: summaries.slice(1).every(isMet),
  });
  return {
    table: summaries.map(({ scores, paintMs, ratio, blockingMs, shift }, index) => [
      `${phone} : ${names[index]}`,
      ...scores.map(String),
      `${whole(paintMs)} ms`,
      fine(ratio),
      `${whole(blockingMs)} ms`,
      fine(shift),
    ]),
    goals: [
      goal('partout : 100, 100, 100, 100', ({ scores }) => scores.every((score) => score === 100)),
      goal(
        `la plus grande image ou le plus grand texte (LCP) : au plus ${fine(MAX_RATIO)} fois la page vide`,
        ({ ratio }) => ratio <= MAX_RATIO,
      ),
      goal('rien ne bloque (TBT 0)', ({ blockingMs }) => blockingMs === 0),
      goal('rien ne bouge (CLS 0)', ({ shift }) => shift === 0),
    ],
  };
}

/** The same pages on two phones in turn, so that a busy moment of the machine affects both. */
async function judgeOnPhones(addresses: readonly string[]): Promise<Measured> {
  const [slow, usual]: [Pass[], Pass[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const pass = await judgePages(addresses, DEFAULT_SLOWDOWN);
    const machineIndex = pass[0]?.machineIndex ?? 0;
    slow.push(pass);
    usual.push(await judgePages(addresses, Math.max(1, machineIndex / USUAL_INDEX)));
  }
  const phones = [toMeasured('lent', slow), toMeasured('courant', usual)];
  return {
    table: [['', ...HEAD], ...phones.flatMap(({ table }) => table)],
    goals: phones.flatMap(({ goals }) => goals),
  };
}

async function judgeBesideBlank({ address }: Production): Promise<Measured> {
  await using cleanup = new AsyncDisposableStack();
  const port = await freePort();
  const blank = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(BLANK);
  }).listen(port, '127.0.0.1');
  cleanup.defer(() => void blank.close());
  const before = async (instance: string) => {
    const front = await startNginx([instance]);
    cleanup.defer(() => front.stop());
    return front.address;
  };
  const [empty, site] = [await before(`127.0.0.1:${port}`), await before(new URL(address).host)];
  // Awaited here: what was started above stops when this function ends.
  return await judgeOnPhones([empty, ...PATHS.map((path) => site + path)]);
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
    return withSite(judgeBesideBlank);
  },
};
