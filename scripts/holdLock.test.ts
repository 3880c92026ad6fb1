import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { holdLock } from './holdLock.ts';

const MODULE = resolve('scripts/holdLock.ts');
const aFile = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'lock');

/** Says "waits" if it does, then "holds", and ends when told to. */
function hold(file: string) {
  const script = `import { holdLock } from ${JSON.stringify(MODULE)};
await holdLock(${JSON.stringify(file)}, () => console.log('waits'));
console.log('holds');
process.stdin.once('data', () => process.exit(0));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  return { child, says: () => said.trim().split('\n') };
}

const PATIENT = { timeout: 30_000 };

test('the second waits for the first', async () => {
  const file = aFile();
  const first = hold(file);
  await expect.poll(first.says, PATIENT).toEqual(['holds']);
  const second = hold(file);
  await expect.poll(second.says, PATIENT).toEqual(['waits']);
  first.child.stdin.write('end\n');
  await expect.poll(second.says, PATIENT).toEqual(['waits', 'holds']);
});

test('of those who wait for one that is killed, one holds', async () => {
  const file = aFile();
  const first = hold(file);
  await expect.poll(first.says, PATIENT).toEqual(['holds']);
  const others = [1, 2, 3, 4].map(() => hold(file));
  for (const { says } of others) await expect.poll(says, PATIENT).toEqual(['waits']);
  first.child.kill('SIGKILL');
  const holders = () => others.filter(({ says }) => says().includes('holds'));
  await expect.poll(() => holders().length, PATIENT).toBe(1);
  await pause(1000);
  expect(holders()).toHaveLength(1);
  expect(readdirSync(dirname(file))).toEqual(['lock']);
});

test('a place that cannot be written is said at once', async () => {
  await expect(holdLock(join(aFile(), 'nowhere'), () => undefined)).rejects.toThrow();
});
