import { globSync, mkdtempSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/freePort.mjs';
import { BROTLI } from '#scripts/programs.mjs';
import { root } from '#scripts/setup.mjs';
import type { Front } from '../support/runFront.ts';
import { runNginx } from '../support/runNginx.ts';
import { ask } from './ask.ts';
import type { Chapter, Measured } from './chapter.ts';
import { cpuMs } from './cpuTime.ts';
import { fine, median, whole } from './figures.ts';
import { withSite } from './production.ts';

const ROUNDS = 7;
const REQUESTS = 6000;
const CONNECTIONS = 8;
const GOAL = 0.33;

interface Server {
  readonly address: string;
  readonly pid: number;
}

/** What a first visit asks for: pages, the font, a picture. */
const paths = (): string[] => [
  '/',
  '/solutions',
  '/contact',
  ...['woff2', 'avif'].flatMap((kind) =>
    globSync(`_astro/*.${kind}`, { cwd: 'dist/client' })
      .slice(0, 1)
      .map((file) => `/${file}`),
  ),
];

/** nginx that sends the files of the build, and does nothing else: the least that serving them can cost. */
async function startFileServer(): Promise<Front> {
  const port = await freePort();
  return runNginx({
    folder: mkdtempSync(join(tmpdir(), 'nginx-')),
    address: `http://127.0.0.1:${port}`,
    modules: `load_module ${BROTLI};`,
    http: `
    server {
        listen 127.0.0.1:${port};
        root ${join(root, 'dist/client')};
        access_log off;
        brotli_static on;
        keepalive_requests 100000;
        location / { try_files $uri $uri.html $uri/index.html =404; }
    }`,
  });
}

/** Microseconds of the processor for each request. */
async function costOf({ address, pid }: Server, asked: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = cpuMs(pid);
  let sent = 0;
  const visitor = async () => {
    while (sent < REQUESTS) {
      const path = asked[sent % asked.length] ?? '/';
      sent += 1;
      await ask(address + path, { agent, headers: { 'accept-encoding': 'br' } }, 200);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  agent.destroy();
  return ((cpuMs(pid) - before) * 1000) / sent;
}

function toMeasured(rounds: readonly { ours: number; nginx: number }[]): Measured {
  const ratio = median(rounds.map(({ ours, nginx }) => nginx / ours));
  return {
    table: [
      ['', 'processeur par demande', 'rapport'],
      ['nginx', `${whole(median(rounds.map(({ nginx }) => nginx)))} µs`, '1'],
      ['le site', `${whole(median(rounds.map(({ ours }) => ours)))} µs`, fine(ratio)],
    ],
    goals: [{ words: `au moins ${fine(GOAL)} fois nginx`, isMet: ratio >= GOAL }],
  };
}

async function compare(site: Server): Promise<Measured> {
  const nginx = await startFileServer();
  const asked = paths();
  const rounds = [];
  try {
    // One round unmeasured: engines warm up.
    for (let round = 0; round <= ROUNDS; round += 1)
      rounds.push({ ours: await costOf(site, asked), nginx: await costOf(nginx, asked) });
  } finally {
    await nginx.stop();
  }
  return toMeasured(rounds.slice(1));
}

export const againstNginx: Chapter = {
  name: 'nginx',
  title: 'Les fichiers, comparés à nginx',
  method: [
    `Les mêmes fichiers, compressés d’avance (br), ${CONNECTIONS} connexions gardées, ${REQUESTS} demandes par tour.`,
    `Temps de processeur du serveur seul, ${ROUNDS} tours entrelacés ; médianes.`,
  ],
  measure: () => withSite(compare),
};
