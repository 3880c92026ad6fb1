import { execFileSync } from 'node:child_process';
import type { Chapter } from './chapter.ts';
import { fine, median, whole } from './figures.ts';
import { startProduction } from './production.ts';
import { inDataFolder } from './programs.ts';

const ROUNDS = 7;

function bareMs(): number {
  const started = performance.now();
  execFileSync(process.execPath, ['--eval', '0']);
  return performance.now() - started;
}

async function startMs(folder: string): Promise<number> {
  const site = await startProduction(folder);
  await site.stop();
  return site.startMs;
}

export const startUp: Chapter = {
  name: 'depart',
  title: 'Le départ',
  method: [
    'De la commande à la première ligne du site, prêt à répondre ; comparé à Node qui ne fait rien.',
    `${ROUNDS} tours entrelacés après un départ qui compile ; médianes.`,
  ],
  measure: () =>
    inDataFolder(async (folder) => {
      await startMs(folder);
      const rounds: { bare: number; ours: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ bare: bareMs(), ours: await startMs(folder) });
      const ratio = median(rounds.map(({ bare, ours }) => ours / bare));
      return {
        table: [
          ['', 'temps', 'rapport'],
          ['Node seul', `${whole(median(rounds.map(({ bare }) => bare)))} ms`, '1'],
          ['le site', `${whole(median(rounds.map(({ ours }) => ours)))} ms`, fine(ratio)],
        ],
        goals: [],
      };
    }),
};
