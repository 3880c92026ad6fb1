import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../setup.mjs';

interface Program {
  /** The first line that it said. */
  readonly firstLine: string;
  stop(): Promise<void>;
}

/** Resolves once the program says something. */
export async function startProgram(file: URL, ...args: readonly string[]): Promise<Program> {
  const child = spawn(process.execPath, [fileURLToPath(file), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    closed.then(() => Promise.reject(new Error(`${file.pathname} a échoué.`))),
  ]);
  return {
    firstLine: String(line).trim(),
    async stop() {
      child.kill('SIGTERM');
      const [code] = await closed;
      if (code > 0) throw new Error(`${file.pathname} a échoué.`);
    },
  };
}

/** A folder on the disk that holds the requests, gone afterwards: the system's temporary one may be memory. */
export async function inDataFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const data = join(root, 'data');
  mkdirSync(data, { recursive: true });
  const folder = mkdtempSync(join(data, 'bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
