import { startCluster } from '../../tests/support/postgresCluster.ts';
import { endInstances, type Plan } from '../../tests/torture/endInstances.ts';
import { findNginx } from '../programs.mjs';
import type { Chapter, Outcome } from './chapter.ts';
import { count, isSound, verdictWords } from './words.ts';

const TIMES = 50;

async function endBehindNginx(signal: Plan['signal']): Promise<Outcome> {
  const cluster = findNginx() === undefined ? undefined : startCluster();
  if (!cluster) return { isSound: true, lines: ['nginx ou PostgreSQL est absent : non essayé.'] };
  try {
    const report = await endInstances(cluster.url, { signal, times: TIMES });
    const { acknowledged, caught, disappointed, pages, failedPages, verdict } = report;
    return {
      isSound: isSound(verdict) && disappointed === 0 && failedPages.length === 0,
      lines: [
        `${count(TIMES, 'arrêt')}, ${count(caught, 'envoi')} en cours à ces instants ; ${count(acknowledged, 'demande remerciée', 'demandes remerciées')}, ${count(pages, 'page lue', 'pages lues')}.`,
        `${count(disappointed, 'envoi')} à refaire, ${count(failedPages.length, 'page manquée', 'pages manquées')}.`,
        ...failedPages.slice(0, 5),
        `${verdictWords(verdict)}.`,
      ],
    };
  } finally {
    cluster.stop();
  }
}

/** Two instances behind nginx, on one PostgreSQL. */
export const FRONT_CHAPTERS: readonly Chapter[] = [
  {
    name: 'instances',
    title: 'Deux instances derrière nginx, tuées tour à tour',
    run: () => endBehindNginx('SIGKILL'),
  },
  {
    name: 'redemarrages',
    title: 'Deux instances derrière nginx, redémarrées tour à tour',
    run: () => endBehindNginx('SIGTERM'),
  },
];
