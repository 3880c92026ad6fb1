import { setTimeout as pause } from 'node:timers/promises';
import type { Chapter, Measured } from './chapter.ts';
import { createClient } from './client.ts';
import { fine, median, quantile } from './figures.ts';
import { inDataFolder, startProgram, startUnder } from './programs.ts';

const SITE = new URL('./serveSite.ts', import.meta.url);
const FLOOD = new URL('./floodForm.ts', import.meta.url);
const ROUNDS = 7;
const PAGES_PER_ROUND = 600;
const PAUSE_MS = 3;
const POSTS_PER_SECOND = 200;
const GOAL = 2;
const PATHS = ['/', '/solutions', '/contact'];

interface Latency {
  readonly p50: number;
  readonly p99: number;
}

/** One visitor reads page after page. */
async function readPages(site: string): Promise<Latency> {
  const client = createClient(site, 1);
  const times: number[] = [];
  for (let page = 0; page < PAGES_PER_ROUND; page += 1) {
    const { status, ms } = await client.get(PATHS[page % PATHS.length] ?? '/');
    if (status !== 200) throw new Error(`Réponse inattendue : ${status}.`);
    times.push(ms);
    await pause(PAUSE_MS);
  }
  client.close();
  return { p50: median(times), p99: quantile(times, 0.99) };
}

async function readDuringFlood(site: string, flooded: string): Promise<Latency> {
  // Who floods a site does so from elsewhere: here they get what the others leave of the processors.
  const flood = await startUnder(['nice', '-n', '19'], FLOOD, flooded, String(POSTS_PER_SECOND));
  await pause(500);
  const latency = await readPages(site);
  await flood.stop();
  return latency;
}

interface Round {
  readonly idle: Latency;
  readonly flooded: Latency;
  /** While another site on the same machine is flooded: what sharing the processors costs by itself. */
  readonly beside: Latency;
}

async function measureRound(site: string, neighbour: string): Promise<Round> {
  return {
    idle: await readPages(site),
    flooded: await readDuringFlood(site, site),
    beside: await readDuringFlood(site, neighbour),
  };
}

type Limit = 'limited' | 'unlimited';

async function withSite<T>(limit: Limit, work: (site: string) => Promise<T>): Promise<T> {
  return inDataFolder(async (folder) => {
    const site = await startProgram(SITE, folder, limit);
    try {
      return await work(site.firstLine);
    } finally {
      await site.stop();
    }
  });
}

const measureRounds = (limit: Limit): Promise<Round[]> =>
  withSite(limit, (site) =>
    withSite(limit, async (neighbour) => {
      // Once unmeasured: engines warm up.
      await measureRound(site, neighbour);
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await measureRound(site, neighbour));
      return rounds;
    }),
  );

type State = keyof Round;

const ratioOf = (rounds: readonly Round[], state: State): number =>
  median(rounds.map((round) => round[state].p99 / round.idle.p99));

const STATES: readonly (readonly [State, string])[] = [
  ['idle', 'au repos'],
  ['beside', 'assaut d’un autre site sur la machine'],
  ['flooded', 'assaut de ce site'],
];

const rowsOf = (name: string, rounds: readonly Round[]): string[][] =>
  STATES.map(([state, words]) => [
    `${name} : ${words}`,
    `${fine(median(rounds.map((round) => round[state].p50)))} ms`,
    `${fine(median(rounds.map((round) => round[state].p99)))} ms`,
    fine(ratioOf(rounds, state)),
  ]);

async function measure(): Promise<Measured> {
  const accepted = await measureRounds('unlimited');
  const refused = await measureRounds('limited');
  return {
    table: [
      ['', 'médiane', 'p99', 'rapport des p99'],
      ...rowsOf('demandes acceptées', accepted),
      ...rowsOf('demandes freinées (429)', refused),
    ],
    goals: [
      {
        words: `acceptées : au plus ${GOAL} fois le repos`,
        isMet: ratioOf(accepted, 'flooded') <= GOAL,
      },
      {
        words: `freinées : au plus ${GOAL} fois le repos`,
        isMet: ratioOf(refused, 'flooded') <= GOAL,
      },
    ],
  };
}

export const pagesInFlood: Chapter = {
  name: 'assaut',
  title: 'Les pages, pendant un assaut du formulaire',
  method: [
    `Un visiteur lit ${PAGES_PER_ROUND} pages, au repos puis sous ${POSTS_PER_SECOND} envois du formulaire par seconde.`,
    'Les envois tiennent leur cadence (sinon la mesure échoue) ; en réalité, leur processeur est ailleurs : priorité 19.',
    'Entre les deux, le même assaut sur un autre site de la machine : la part du partage des processeurs.',
    `${ROUNDS} tours entrelacés ; médianes des tours, rapport des p99 tour par tour.`,
  ],
  measure,
};
