import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#scripts/freePort.mjs';
import { openStore } from '#server/store/openStore.ts';
import { startNginx } from '../support/startFront.ts';
import { newPostgresPlace, query, temporaryFolder } from '../support/stores.ts';
import { judgeRequests } from './killSite.ts';
import { Readers } from './readers.ts';
import { type SiteProcess, startSiteProcess } from './siteProcess.ts';
import type { Verdict } from './verdict.ts';
import { Visitors } from './visitors.ts';

/** An instance takes sixty requests a minute, and lives two rounds. */
const MAX_PER_LANE = 10;
const LANES = 2;
const PAUSE_MS = 200;
const READERS = 3;
const LONGEST_CALM_MS = 500;
const FROZEN_MS = 500;
const PATIENCE_MS = 60_000;

export interface Plan {
  /** How instances are ended: with warning, or without. */
  readonly signal: 'SIGTERM' | 'SIGKILL';
  readonly times: number;
}

export interface FrontReport {
  readonly acknowledged: number;
  /** Posts that were under way when an instance was killed. */
  readonly caught: number;
  /** Posts that nginx did not bring to a good end: visitors had to send again. */
  readonly disappointed: number;
  readonly pages: number;
  readonly failedPages: readonly string[];
  readonly verdict: Verdict;
}

/** Always on the same port: nginx knows the instance by it. */
async function startInstance(
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<SiteProcess> {
  const site = await startSiteProcess({ ...env, PORT: String(port) });
  const endsAt = performance.now() + PATIENCE_MS;
  while ((await fetch(`${site.address}/readyz`)).status !== 200) {
    if (performance.now() > endsAt) throw new Error(`${site.address} never was ready`);
    await pause(100);
  }
  return site;
}

/** Gives how many posts were caught by it. */
async function end(
  instance: SiteProcess,
  signal: Plan['signal'],
  visitors: Visitors,
): Promise<number> {
  // The instance is frozen first, so that requests are waiting for its answer when it is killed.
  if (signal === 'SIGKILL') instance.freeze();
  if (signal === 'SIGKILL') await pause(FROZEN_MS);
  const caught = visitors.waiting;
  await instance.end(signal);
  return caught;
}

/** Ends instances in turn while visitors write, and starts each again. */
async function endInTurn(
  instances: SiteProcess[],
  start: (index: number) => Promise<SiteProcess>,
  { signal, times }: Plan,
  write: (visitors: Visitors, isOver: () => boolean) => Promise<void>,
) {
  const visitors = new Visitors();
  let caught = 0;
  for (let time = 0; time < times; time += 1) {
    const turn = time % instances.length;
    let isOver = false;
    const writing = Array.from({ length: LANES }, () => write(visitors, () => isOver));
    await pause(Math.random() * LONGEST_CALM_MS);
    const [instance] = instances.slice(turn);
    if (instance) caught += await end(instance, signal, visitors);
    instances[turn] = await start(turn);
    isOver = true;
    await Promise.all(writing);
  }
  return { visitors, caught };
}

/** Pretends that an hour has passed: this is not about the limit for all. */
const forgetVisits = (databaseUrl: string) =>
  query({ dataDir: '/nowhere', databaseUrl }, 'delete from visits');

async function readLeads(databaseUrl: string) {
  const store = await openStore({ dataDir: '/nowhere', databaseUrl });
  try {
    return await store.list();
  } finally {
    await store.close();
  }
}

/** Two instances on one PostgreSQL behind nginx; they end in turn, under load. */
export async function endInstances(postgresUrl: string, plan: Plan): Promise<FrontReport> {
  await using cleanup = new AsyncDisposableStack();
  const { databaseUrl } = await newPostgresPlace(postgresUrl);
  const ports = [await freePort(), await freePort()];
  const dataDir = temporaryFolder();
  cleanup.defer(() => rmSync(dataDir, { recursive: true }));
  const hosts = ports.map((port) => `127.0.0.1:${port}`);
  const front = await startNginx(hosts);
  cleanup.defer(() => front.stop());
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PUBLIC_ORIGIN: front.address };
  const start = (index: number) => startInstance(ports[index] ?? 0, env);
  const instances: SiteProcess[] = [];
  cleanup.defer(async () => {
    await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
  });
  for (const index of ports.keys()) instances.push(await start(index));

  const readers = new Readers();
  let isOver = false;
  const reading = Array.from({ length: READERS }, () => readers.visit(front.address, () => isOver));
  cleanup.defer(() => {
    isOver = true;
  });
  const { visitors, caught } = await endInTurn(instances, start, plan, async (all, isDone) => {
    await forgetVisits(databaseUrl);
    await all.visit(front.address, MAX_PER_LANE, isDone, PAUSE_MS);
  });
  const { disappointed } = visitors;
  await visitors.finish(front.address);
  isOver = true;
  await Promise.all(reading);
  return {
    ...{ acknowledged: visitors.acknowledged.size, caught, disappointed },
    ...{ pages: readers.read, failedPages: readers.failures },
    verdict: judgeRequests(visitors, await readLeads(databaseUrl)),
  };
}
