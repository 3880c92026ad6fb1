import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { SERVER_ENV, SERVER_FILE } from '../serverProcess.mjs';
import { root } from '../setup.mjs';

export interface Production {
  readonly port: number;
  /** From the command to the line that says where it listens. */
  readonly startMs: number;
  readonly pid: number;
  /** What it holds in memory now, in megabytes. */
  residentMb(): number;
  stop(): Promise<void>;
}

/** The site as npm start runs it. */
export async function startProduction(dataDir: string): Promise<Production> {
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
    port: Number(/:(\d+)\s/.exec(String(line))?.[1]),
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
