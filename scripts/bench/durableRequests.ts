import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '#server/store/sqlite/openSqlite.ts';
import type { Chapter, Measured } from './chapter.ts';
import { createClient } from './client.ts';
import { fine, median, whole } from './figures.ts';
import { inDataFolder, startProgram } from './programs.ts';

const SITE = new URL('./serveSite.ts', import.meta.url);
const ROUNDS = 5;
const ROUND_MS = 2000;
const VISITORS = [1, 8, 32];
const GOAL = 0.8;

/** Commits of one row a second: what this disk can do for one who asks for nothing else. */
function rawCommitsPerSecond(folder: string): number {
  using db = new DatabaseSync(join(folder, 'raw.sqlite'));
  db.exec('pragma journal_mode = WAL; pragma synchronous = FULL');
  db.exec('create table if not exists raw (id integer primary key, text text not null)');
  const insert = db.prepare('insert into raw (text) values (?)');
  const text = 'x'.repeat(300);
  const end = performance.now() + ROUND_MS;
  let commits = 0;
  for (; performance.now() < end; commits += 1) insert.run(text);
  return (commits * 1000) / ROUND_MS;
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
  readonly raw: number;
  readonly ours: readonly number[];
}

async function measureRounds(folder: string, site: string): Promise<Round[]> {
  await requestsPerSecond(site, 8);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const raw = rawCommitsPerSecond(folder);
    const ours: number[] = [];
    for (const visitors of VISITORS) ours.push(await requestsPerSecond(site, visitors));
    rounds.push({ raw, ours });
  }
  return rounds;
}

function toMeasured(rounds: readonly Round[]): Measured {
  const raw = median(rounds.map((round) => round.raw));
  const rows = VISITORS.map((visitors, index) => ({
    visitors,
    rate: median(rounds.map(({ ours }) => ours[index] ?? 0)),
    ratio: median(rounds.map((round) => (round.ours[index] ?? 0) / round.raw)),
  }));
  return {
    table: [
      ['', 'par seconde', 'rapport au disque'],
      ['le disque seul', whole(raw), '1'],
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

export const durableRequests: Chapter = {
  name: 'demandes',
  title: 'Les demandes, écrites sur le disque avant chaque réponse',
  method: [
    'Le disque seul : des insertions d’une ligne par node:sqlite, WAL, synchronous = FULL, même dossier.',
    'Le site : POST /contact répondus 303 (demande et e-mails à envoyer en base), sans limite de débit.',
    `${ROUNDS} tours de ${ROUND_MS / 1000} s chacun, entrelacés ; médianes des tours.`,
  ],
  measure: () =>
    inDataFolder(async (folder) => {
      const site = await startProgram(SITE, folder, 'unlimited');
      try {
        const measured = toMeasured(await measureRounds(folder, site.firstLine));
        if (countStored(folder) === 0) throw new Error('Rien n’a été enregistré.');
        return measured;
      } finally {
        await site.stop();
      }
    }),
};
