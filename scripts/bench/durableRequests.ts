import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '#server/store/databaseFile.ts';
import type { Chapter, Measured } from './chapter.ts';
import { createClient } from './client.ts';
import { type Disk, SLOW_DISK, SLOW_MS, THIS_DISK } from './disks.ts';
import { fine, median, whole } from './figures.ts';
import { inDataFolder, startUnder } from './programs.ts';

const SITE = new URL('./serveSite.ts', import.meta.url);
const COMMITS = new URL('./commitRows.ts', import.meta.url);
const REQUESTS = new URL('./commitRequests.ts', import.meta.url);
const ROUNDS = 5;
const ROUND_MS = 2000;
const VISITORS = [1, 8, 32];
const GOAL = 0.8;

/** What this disk can do in a second for one program that asks for nothing else. */
async function commitsPerSecond(what: URL, { runner }: Disk, folder: string): Promise<number> {
  const program = await startUnder(runner, what, folder, String(ROUND_MS));
  await program.stop();
  return Number(program.firstLine);
}

/** Requests thanked for in a second, by so many visitors who each wait for their answer. */
async function requestsPerSecond(site: string, visitors: number): Promise<number> {
  const client = createClient(site, visitors);
  const end = performance.now() + ROUND_MS;
  let thanked = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      const { status } = await client.post();
      if (status !== 303) throw new Error(`Réponse inattendue : ${status}.`);
      thanked += 1;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: visitors }, visitor));
  client.close();
  return (thanked * 1000) / (performance.now() - started);
}

interface Round {
  /** Commits of one row. */
  readonly raw: number;
  /** Commits of a request: eleven entries in tables and indexes instead of one. */
  readonly bare: number;
  readonly ours: readonly number[];
}

async function measureRounds(disk: Disk, folder: string, site: string): Promise<Round[]> {
  mkdirSync(join(folder, 'bare'));
  await requestsPerSecond(site, 8);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const raw = await commitsPerSecond(COMMITS, disk, folder);
    const bare = await commitsPerSecond(REQUESTS, disk, join(folder, 'bare'));
    const ours: number[] = [];
    for (const visitors of VISITORS) ours.push(await requestsPerSecond(site, visitors));
    rounds.push({ raw, bare, ours });
  }
  return rounds;
}

function toMeasured({ name }: Disk, rounds: readonly Round[]): Measured {
  const raw = median(rounds.map((round) => round.raw));
  const bare = median(rounds.map((round) => round.bare));
  const rows = VISITORS.map((visitors, index) => ({
    visitors,
    rate: median(rounds.map(({ ours }) => ours[index] ?? 0)),
    ratio: median(rounds.map((round) => (round.ours[index] ?? 0) / round.raw)),
  }));
  return {
    table: [
      ['', 'par seconde', 'rapport au disque'],
      [`${name}, une ligne à la fois`, whole(raw), '1'],
      ['une demande à la fois, sans le site', whole(bare), fine(bare / raw)],
      ...rows.map(({ visitors, rate, ratio }) => [
        visitors === 1 ? '1 visiteur' : `${visitors} visiteurs à la fois`,
        whole(rate),
        fine(ratio),
      ]),
    ],
    goals: rows.map(({ visitors, ratio }) => ({
      words: `${visitors} à la fois : au moins ${fine(GOAL)} fois le disque`,
      isMet: ratio >= GOAL,
    })),
  };
}

function countStored(folder: string): number {
  using db = new DatabaseSync(databaseFile(folder), { readOnly: true });
  return Number(db.prepare('select count(*) as n from leads').get()?.['n']);
}

const measureOn = (disk: Disk): Promise<Measured> =>
  inDataFolder(async (folder) => {
    const site = await startUnder(disk.runner, SITE, folder, 'unlimited');
    try {
      const measured = toMeasured(disk, await measureRounds(disk, folder, site.firstLine));
      if (countStored(folder) === 0) throw new Error('Rien n’a été enregistré.');
      return measured;
    } finally {
      await site.stop();
    }
  });

const METHOD = [
  'Le disque seul : des insertions d’une ligne par node:sqlite, WAL, synchronous = FULL, même dossier.',
  'Sans le site : lues, vérifiées et enregistrées par le même code (une ligne, deux e-mails, huit entrées d’index).',
  'Le site : POST /contact répondus 303 (demande et e-mails à envoyer en base), sans limite de débit.',
  `${ROUNDS} tours de ${ROUND_MS / 1000} s chacun, entrelacés ; médianes des tours.`,
];

export const durableRequests: Chapter = {
  name: 'demandes',
  title: 'Les demandes, écrites sur le disque avant chaque réponse',
  method: METHOD,
  measure: () => measureOn(THIS_DISK),
};

/** Whether the site is held back by the disk alone is only seen where the disk is what is slow. */
export const requestsOnSlowDisk: Chapter = {
  name: 'disque',
  title: `Les mêmes demandes, sur un disque qui met ${SLOW_MS} ms de plus`,
  method: [
    ...METHOD,
    'strace retarde chaque écriture sûre, du disque seul comme du site ; le reste va sa vitesse.',
  ],
  measure: () => measureOn(SLOW_DISK),
};
