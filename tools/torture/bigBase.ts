import { createReadStream, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFile, openStore } from '#server/store/openStore.ts';
import { temporaryFolder } from '../support/stores.ts';
import { startSiteProcess } from './siteProcess.ts';

export interface BigBaseReport {
  readonly megabytes: number;
  /** From the command to the line that says where the site listens. */
  readonly startMs: number;
  readonly purgeSeconds: number;
  /** The most that the process ever held in memory. */
  readonly peakMb: number;
  readonly slowestPageMs: number;
  readonly left: number;
  /** Files that still hold bytes of what was deleted. */
  readonly traces: readonly string[];
}

const CANARY = 'canari-9d21';
const MESSAGE_LENGTH = 3900;
const PATIENCE_MS = 600_000;
const YEAR_MS = 365 * 86_400_000;

/** Requests of today, and one in a hundred that should have been deleted a year ago. */
async function fill(dataDir: string, megabytes: number): Promise<void> {
  await (await openStore({ dataDir })).close();
  using db = new DatabaseSync(databaseFile(dataDir));
  const rows = Math.ceil((megabytes * 1e6) / (MESSAGE_LENGTH + 240));
  const filler = 'abcdefghij'.repeat(MESSAGE_LENGTH / 10);
  const insert = db.prepare(`
    insert into leads (reference, received_at, last_name, first_name, email, phone, company, city, request_type,
      message, estimate, person_key, payload_hash)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?)
    select 'AER-2611-' || n, ? - (n % 100 = 0) * ${4 * YEAR_MS}, 'Benali', '', '', '0199002448', '', '', 'devis',
      iif(n % 100 = 0, ?, ?), '', '', '' from numbers`);
  insert.run(rows, Date.now() - 60_000, filler.replace(/^.{11}/, CANARY), filler);
  db.exec('pragma wal_checkpoint(truncate)');
}

const peakMb = (pid: number): number =>
  (Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6;

async function holdsCanary(file: string): Promise<boolean> {
  let tail = '';
  for await (const chunk of createReadStream(file, { encoding: 'latin1' })) {
    if ((tail + chunk).includes(CANARY)) return true;
    tail = String(chunk).slice(-CANARY.length);
  }
  return false;
}

async function tracesIn(dataDir: string): Promise<string[]> {
  const traces: string[] = [];
  for (const name of readdirSync(dataDir))
    if (await holdsCanary(join(dataDir, name))) traces.push(name);
  return traces;
}

function isPurged(dataDir: string): boolean {
  using db = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: 10_000 });
  const due = db.prepare("select 1 from marks where name = 'wipe-due'").get();
  const old = db.prepare('select 1 from leads where received_at < ? limit 1');
  return due === undefined && old.get(Date.now() - 3 * YEAR_MS) === undefined;
}

/** The site started on a large base that is due for a purge: what it costs, and whether pages are served meanwhile. */
export async function startOnBigBase(megabytes: number): Promise<BigBaseReport> {
  const dataDir = temporaryFolder();
  try {
    await fill(dataDir, megabytes);
    const size = statSync(databaseFile(dataDir)).size / 1e6;
    const started = performance.now();
    const site = await startSiteProcess({ DATA_DIR: dataDir });
    const startMs = performance.now() - started;
    let slowestPageMs = 0;
    while (!isPurged(dataDir) && performance.now() - started < PATIENCE_MS) {
      const asked = performance.now();
      await (await fetch(site.address)).arrayBuffer();
      slowestPageMs = Math.max(slowestPageMs, performance.now() - asked);
      await pause(50);
    }
    const purgeSeconds = (performance.now() - started) / 1000;
    const peak = peakMb(site.pid);
    await site.end('SIGTERM');
    const store = await openStore({ dataDir });
    const { leads } = await store.status();
    await store.close();
    const traces = await tracesIn(dataDir);
    return {
      megabytes: size,
      startMs,
      purgeSeconds,
      peakMb: peak,
      slowestPageMs,
      left: leads,
      traces,
    };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
