import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../support/stores.ts';
import { judgeStore, readTold, type Told } from './judgeStore.ts';
import { type Blow, listDiskCalls, striking } from './strace.ts';
import { addVerdicts, SOUND, type Verdict } from './verdict.ts';

const program = fileURLToPath(new URL('./addRequests.ts', import.meta.url));
/** One per core of a small machine. */
const LANES = 2;

export interface DiskPlan {
  readonly blow: Blow;
  /** How many requests each run adds. */
  readonly requests: number;
  /** Spread over the calls of a run; all of them when there are fewer. */
  readonly points: number;
}

export interface DiskReport {
  readonly calls: number;
  readonly points: number;
  readonly stored: number;
  readonly refused: number;
  /** Runs that the fault affected. A failed write during the final cleanup does no harm. */
  readonly struck: number;
  readonly verdict: Verdict;
}

const NOTHING: DiskReport = {
  calls: 0,
  points: 0,
  stored: 0,
  refused: 0,
  struck: 0,
  verdict: SOUND,
};

const addReports = (one: DiskReport, other: DiskReport): DiskReport => ({
  calls: Math.max(one.calls, other.calls),
  points: one.points + other.points,
  stored: one.stored + other.stored,
  refused: one.refused + other.refused,
  struck: one.struck + other.struck,
  verdict: addVerdicts(one.verdict, other.verdict),
});

interface Ended extends Told {
  /** It did not reach its end, or did not get what it asked for. */
  readonly wasStruck: boolean;
}

async function runOnce([command = '', ...args]: string[], killAfterMs?: number): Promise<Ended> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (said === '' && killAfterMs !== undefined)
      setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    said += chunk.toString();
  });
  const [code] = await once(child, 'close');
  const told = readTold(said);
  return { ...told, wasStruck: code !== 0 || told.refused.length > 0 };
}

async function strike(run: (dataDir: string) => Promise<Ended>): Promise<DiskReport> {
  const dataDir = temporaryFolder();
  const { wasStruck, ...told } = await run(dataDir);
  const { stored, refused } = told;
  const verdict = await judgeStore(dataDir, told);
  rmSync(dataDir, { recursive: true });
  return {
    calls: 0,
    points: 1,
    stored: stored.length,
    refused: refused.length,
    struck: wasStruck ? 1 : 0,
    verdict,
  };
}

/** Runs all, a few at a time. */
async function inLanes(works: readonly (() => Promise<DiskReport>)[]): Promise<DiskReport> {
  const queue = works.values();
  const lane = async () => {
    let report = NOTHING;
    for (const work of queue) report = addReports(report, await work());
    return report;
  };
  return (await Promise.all(Array.from({ length: LANES }, lane))).reduce(addReports);
}

const commandFor = (dataDir: string, requests: number): string[] => [
  process.execPath,
  program,
  dataDir,
  String(requests),
];

/** Strikes at chosen calls to the disk, from the creation of the base to its closing, each on a fresh base. */
export async function tortureDisk({ blow, requests, points }: DiskPlan): Promise<DiskReport> {
  const dataDir = temporaryFolder();
  const calls = listDiskCalls(commandFor(dataDir, requests), join(dataDir, 'trace'));
  rmSync(dataDir, { recursive: true });
  const step = Math.max(1, calls.length / points);
  const chosen = calls.filter((_, n) => Math.floor(n / step) !== Math.floor((n - 1) / step));
  const works = chosen.map(
    (call) => () => strike((folder) => runOnce(striking(blow, call, commandFor(folder, requests)))),
  );
  return { ...(await inLanes(works)), calls: calls.length };
}

/** Where calls cannot be counted: kills at random instants after the first acknowledged request. */
export function killAtRandom({ requests, points }: Omit<DiskPlan, 'blow'>): Promise<DiskReport> {
  const work = () =>
    strike((folder) => runOnce(commandFor(folder, requests), Math.random() * requests * 4));
  return inLanes(Array.from({ length: points }, () => work));
}
