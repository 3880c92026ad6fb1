import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chapter } from './chapter.ts';
import { median, whole } from './figures.ts';
import { withSite } from './production.ts';

const ROUNDS = 5;
const REST_MS = 5000;
const MAX_MS = 1000;
const MAX_MB = 120;

/** What a process holds in memory now, in megabytes. */
function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6;
}

const measureStart = () =>
  withSite(async ({ startMs, pid }) => {
    await pause(REST_MS);
    return { startMs, restMb: residentMb(pid) };
  });

export const startUp: Chapter = {
  name: 'depart',
  title: 'Le départ, et la mémoire au repos',
  method: [
    'De la commande à la première ligne du site, prêt à répondre ; VmRSS cinq secondes plus tard.',
    `${ROUNDS} tours après un départ qui compile ; médianes.`,
  ],
  async measure() {
    await withSite(async () => {});
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureStart());
    const startMs = median(rounds.map((round) => round.startMs));
    const restMb = median(rounds.map((round) => round.restMb));
    return {
      table: [
        ['', 'mesure'],
        ['départ', `${whole(startMs)} ms`],
        ['mémoire au repos', `${whole(restMb)} Mo`],
      ],
      goals: [
        { words: `départ : au plus ${whole(MAX_MS)} ms`, isMet: startMs <= MAX_MS },
        { words: `au repos : au plus ${MAX_MB} Mo`, isMet: restMb <= MAX_MB },
      ],
    };
  },
};
