import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#scripts/freePort.mjs';

const PATIENCE_MS = 30_000;

/** A server in front of Node, as a process of its own. */
export interface Front {
  readonly address: string;
  readonly pid: number;
  /** All that it wrote so far, on its outputs and in the logs of its folder. */
  logs(): string;
  stop(): Promise<void>;
}

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** Where it runs and keeps its files; removed when it stops. */
  readonly folder: string;
  /** Where it will listen. */
  readonly address: string;
}

/** Resolves once it answers anything at all. */
export async function runFront({ program, args, folder, address }: Command): Promise<Front> {
  // Where Caddy keeps its files and takes orders: another Caddy on this machine must not be disturbed.
  const own = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const env = { ...process.env, ...own, CADDY_ADMIN: `127.0.0.1:${await freePort()}` };
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const logs = () =>
    globSync('*.log', { cwd: folder })
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('') + output;
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await closed;
    rmSync(folder, { recursive: true, force: true });
  }
  const endsAt = performance.now() + PATIENCE_MS;
  while (!(await fetch(address).then(Boolean, () => false))) {
    if (child.exitCode !== null || performance.now() > endsAt) {
      await stop();
      throw new Error(`${program} never answered at ${address}:\n${output}`);
    }
    await pause(50);
  }
  return { address, pid: child.pid ?? 0, logs, stop };
}
