import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureTool, toolFolder } from '#scripts/toolFolder.mjs';
import { startNginx } from '../support/startFront.ts';
import type { Chapter, Measured } from './chapter.ts';
import { withSite } from './production.ts';

const FOLDER = toolFolder('observatory');
const PRELOADED = 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json';
const GOAL = 130;
const PATHS = [
  '/',
  '/solutions',
  '/contact',
  '/contact/merci?reference=AER-2611-7K3MQ',
  '/contact?puissance=75&heures=4000&charge=70&prix=0,15',
  '/mentions-legales',
  '/politique-confidentialite',
  '/politique-cookies',
  '/nulle-part',
];

interface Score {
  readonly path: string;
  readonly score: number;
  readonly grade: string;
  readonly tests: number;
  readonly failed: readonly string[];
}

async function scan(site: string): Promise<Score[]> {
  const front = await startNginx([new URL(site).host]);
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scan.mjs', String(front.plainPort), String(front.port), ...PATHS],
      { cwd: FOLDER, env: { ...process.env, NODE_EXTRA_CA_CERTS: front.certificate } },
    );
    const lines = stdout.trim().split('\n');
    return lines.map((line): Score => JSON.parse(line));
  } finally {
    await front.stop();
  }
}

function toMeasured(scores: readonly Score[]): Measured {
  const isPerfect = ({ grade, score, failed }: Score) =>
    grade === 'A+' && score >= GOAL && failed.length === 0;
  return {
    table: [
      ['', 'note', 'points', 'épreuves'],
      ...scores.map(({ path, grade, score, tests, failed }) => [
        path,
        grade,
        String(score),
        `${tests - failed.length} sur ${tests}`,
      ]),
    ],
    goals: [
      {
        words: `partout : A+, au moins ${GOAL} points, aucune épreuve manquée`,
        isMet: scores.every(isPerfect),
      },
    ],
  };
}

export const observatory: Chapter = {
  name: 'observatoire',
  title: 'Les en-têtes, notés par l’observatoire HTTP de MDN',
  method: [
    'Le noteur de MDN lui-même (@mdn/mdn-http-observatory), sur cette machine, derrière deploy/nginx.conf.',
  ],
  async measure() {
    await ensureTool('observatory', 'l’observatoire de MDN');
    // Its own script would download the list of preloaded names, and ours is not on it.
    writeFileSync(join(FOLDER, PRELOADED), '{}');
    return withSite(async ({ address }) => toMeasured(await scan(address)));
  },
};
