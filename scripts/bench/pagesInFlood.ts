import { setTimeout as pause } from 'node:timers/promises';
import type { Chapter, Measured } from './chapter.ts';
import { createClient } from './client.ts';
import { fine, median, quantile } from './figures.ts';
import { inDataFolder, startProgram } from './programs.ts';

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

async function readDuringFlood(site: string): Promise<Latency> {
  const flood = await startProgram(FLOOD, site, String(POSTS_PER_SECOND));
  await pause(500);
  const latency = await readPages(site);
  await flood.stop();
  return latency;
}

interface Round {
  readonly idle: Latency;
  readonly flooded: Latency;
}

async function measureRounds(limit: 'limited' | 'unlimited'): Promise<Round[]> {
  return inDataFolder(async (folder) => {
    const site = await startProgram(SITE, folder, limit);
    const rounds: Round[] = [];
    try {
      // Both are run once unmeasured: engines warm up.
      await readPages(site.firstLine);
      await readDuringFlood(site.firstLine);
      for (let round = 0; round < ROUNDS; round += 1) {
        const idle = await readPages(site.firstLine);
        rounds.push({ idle, flooded: await readDuringFlood(site.firstLine) });
      }
    } finally {
      await site.stop();
    }
    return rounds;
  });
}

const ratioOf = (rounds: readonly Round[]): number =>
  median(rounds.map(({ idle, flooded }) => flooded.p99 / idle.p99));

function rowsOf(name: string, rounds: readonly Round[]): string[][] {
  const of = (pick: (round: Round) => number) => `${fine(median(rounds.map(pick)))} ms`;
  return [
    [`${name} : au repos`, of(({ idle }) => idle.p50), of(({ idle }) => idle.p99), '1'],
    [
      `${name} : pendant l’assaut`,
      of(({ flooded }) => flooded.p50),
      of(({ flooded }) => flooded.p99),
      fine(ratioOf(rounds)),
    ],
  ];
}

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
      { words: `acceptées : au plus ${GOAL} fois le repos`, isMet: ratioOf(accepted) <= GOAL },
      { words: `freinées : au plus ${GOAL} fois le repos`, isMet: ratioOf(refused) <= GOAL },
    ],
  };
}

export const pagesInFlood: Chapter = {
  name: 'assaut',
  title: 'Les pages, pendant un assaut du formulaire',
  method: [
    `Un visiteur lit ${PAGES_PER_ROUND} pages, au repos puis sous ${POSTS_PER_SECOND} envois du formulaire par seconde.`,
    `${ROUNDS} tours entrelacés ; médianes des tours, rapport des p99 tour par tour.`,
  ],
  measure,
};
