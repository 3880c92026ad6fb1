import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { open, query, temporaryFolder } from './support.ts';

const KILLS = 10;
const program = fileURLToPath(new URL('./addInLoop.ts', import.meta.url));

/** Kills the program some time after its first acknowledged request. */
async function acknowledgedBeforeKill(dataDir: string, afterMs: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (said === '') setTimeout(() => child.kill('SIGKILL'), afterMs);
    said += chunk.toString();
  });
  await once(child, 'close');
  // The last line may be cut.
  return said.split('\n').slice(0, -1);
}

test('a process killed at any instant loses no acknowledged request, and leaves none without mails', async () => {
  const dataDir = temporaryFolder();
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1)
    acknowledged.push(...(await acknowledgedBeforeKill(dataDir, Math.random() * 60)));
  const store = await open({ dataDir });
  const leads = await store.all();
  const references = new Set(leads.map(({ reference }) => reference));
  expect(acknowledged.length).toBeGreaterThan(KILLS);
  expect(acknowledged.filter((reference) => !references.has(reference))).toEqual([]);
  expect(leads.filter(({ mails }) => mails.length !== 2)).toEqual([]);
  expect(await query({ dataDir }, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});
