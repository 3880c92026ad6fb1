import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER_FILE } from '#scripts/serverProcess.mjs';

export interface RunningServer {
  readonly address: string;
  readonly pid: number;
  /** All that it said so far. */
  output(): string;
  /** Waits until it says that. */
  says(words: RegExp): Promise<void>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** The real server as a process of its own, on a free port unless told. */
export async function startServer(
  env: Readonly<Record<string, string>>,
  folder = '.',
  file = SERVER_FILE,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [file], {
    cwd: folder,
    env: { ...process.env, PORT: '0', SMTP_URL: '', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  async function says(words: RegExp): Promise<void> {
    const endsAt = performance.now() + PATIENCE_MS;
    while (!words.test(output)) {
      if (child.exitCode !== null || performance.now() > endsAt)
        throw new Error(`never said ${words}:\n${output}`);
      await pause(20);
    }
  }
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await closed;
  }
  await says(/http:\/\/\S+\n/);
  const [address = ''] = /http:\/\/\S+/.exec(output) ?? [];
  return { address, pid: child.pid ?? 0, output: () => output, says, stop };
}
