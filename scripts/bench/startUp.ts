import { execFileSync } from 'node:child_process';
import type { Chapter } from './chapter.ts';
import { fine, median, whole } from './figures.ts';
import { withSite } from './production.ts';

const ROUNDS = 7;

function bareMs(): number {
  const started = performance.now();
  execFileSync(process.execPath, ['--eval', '0']);
  return performance.now() - started;
}

const startMs = (): Promise<number> => withSite(async (site) => site.startMs);

export const startUp: Chapter = {
  name: 'depart',
  title: 'Le départ',
  method: [
    'De la commande à la première ligne du site, prêt à répondre ; comparé à Node qui ne fait rien.',
    `${ROUNDS} tours entrelacés après un départ qui compile ; médianes.`,
  ],
  async measure() {
    await startMs();
    const rounds: { bare: number; ours: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ bare: bareMs(), ours: await startMs() });
    const ratio = median(rounds.map(({ bare, ours }) => ours / bare));
    return {
      table: [
        ['', 'temps', 'rapport'],
        ['Node seul', `${whole(median(rounds.map(({ bare }) => bare)))} ms`, '1'],
        ['le site', `${whole(median(rounds.map(({ ours }) => ours)))} ms`, fine(ratio)],
      ],
      goals: [],
    };
  },
};
