import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface Finished {
  readonly code: number | null;
  readonly output: string;
}

type Env = Record<string, string>;

function launch(command: string, args: readonly string[], env: Env, folder = '.'): ChildProcess {
  return spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a command to its end and keeps all it said. */
export function finish(
  command: string,
  args: readonly string[],
  env: Env = {},
  folder = '.',
): Promise<Finished> {
  const child = launch(command, args, env, folder);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Starts the site as the README says and waits until it says that it is ready. */
export function startSite(
  env: Env,
): Promise<{ address: string; output: string; stop(): Promise<void> }> {
  const child = launch('npm', ['start'], env);
  let output = '';
  return new Promise((resolve, reject) => {
    // Waits for "close", not "exit": the server holds the pipe until it is gone.
    const closed = new Promise<void>((done) => {
      child.once('close', () => done());
    });
    const stop = () => {
      child.kill('SIGTERM');
      return closed;
    };
    onTestFinished(stop);
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/\S+/.exec(output)?.[0];
      if (address !== undefined) resolve({ address, output, stop });
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('close', () => reject(new Error(output)));
  });
}

/** A copy of content/ with one file changed; `undefined` removes the file. */
export function contentWith(file: string, change: (source: string) => string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(process.env['CONTENT_DIR'] ?? 'content', folder, { recursive: true });
  const path = join(folder, file);
  const changed = change(existsSync(path) ? readFileSync(path, 'utf8') : '');
  if (changed === undefined) rmSync(path);
  else writeFileSync(path, changed);
  return folder;
}

/** A port that something else is already using. */
export function takenPort(): Promise<{ port: number; free(): void }> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ port, free: () => server.close() });
    });
  });
}
