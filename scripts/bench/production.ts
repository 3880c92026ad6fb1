import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_ENV, SERVER_FILE } from '../serverProcess.mjs';
import { root } from '../setup.mjs';

export interface Production {
  /** Without a slash at its end. */
  readonly address: string;
  /** From the command to the line that says where it listens. */
  readonly startMs: number;
  readonly pid: number;
  /** What it holds in memory now, in megabytes. */
  residentMb(): number;
}

async function start(dataDir: string): Promise<Production & { stop(): Promise<void> }> {
  const started = performance.now();
  const child = spawn(process.execPath, [SERVER_FILE], {
    cwd: root,
    env: { ...process.env, ...SERVER_ENV, PORT: '0', HOST: '', DATA_DIR: dataDir, SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(child, 'close');
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    closed.then(() => Promise.reject(new Error('Le site n’a pas démarré.'))),
  ]);
  child.stdout.resume();
  return {
    address: /http:\S+/.exec(String(line))?.[0] ?? '',
    startMs: performance.now() - started,
    pid: child.pid ?? 0,
    residentMb() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6;
    },
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

/** The site as npm start runs it, with an empty base on the disk that holds the requests. */
export async function withSite<T>(work: (site: Production) => Promise<T>): Promise<T> {
  const data = join(root, 'data');
  mkdirSync(data, { recursive: true });
  const folder = mkdtempSync(join(data, 'bench-'));
  const site = await start(folder);
  try {
    return await work(site);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}
