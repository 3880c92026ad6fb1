import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PATIENCE_MS } from './engine.ts';

export interface Program {
  /** What its output first matched. */
  readonly found: string;
  readonly pid: number;
  stop(): Promise<void>;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(impatience);
}

/** Starts a program and waits for the line that says it is ready; for a silent program, the caller checks by itself. */
async function startOnce(
  command: string,
  args: readonly string[],
  ready: RegExp | undefined,
  env: Readonly<Record<string, string>>,
): Promise<Program> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whatever ends the tests, no browser outlives them.
  process.once('exit', () => child.kill('SIGKILL'));
  let output = '';
  const found = await new Promise<string>((resolve, reject) => {
    const giveUp = () => reject(new Error(`${command} did not start:\n${output}`));
    const impatience = setTimeout(giveUp, PATIENCE_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const match = ready?.exec(output);
        if (!match) return;
        clearTimeout(impatience);
        resolve(match[1] ?? '');
      });
    if (!ready) child.once('spawn', () => resolve(''));
    child.once('error', reject);
    child.once('exit', giveUp);
  }).catch(async (error: unknown) => {
    await stop(child);
    throw error;
  });
  return { found, pid: child.pid ?? 0, stop: () => stop(child) };
}

/** Starting a browser may fail on a busy machine, and is not what we test: it is tried again, once. */
export const startProgram = (...how: Parameters<typeof startOnce>): Promise<Program> =>
  startOnce(...how).catch(() => startOnce(...how));
