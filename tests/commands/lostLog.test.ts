import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SERVER_FILE } from '#scripts/serverProcess.mjs';

test('a log that nobody reads any more neither ends the site nor loses a request', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'data-'));
  const server = spawn(process.execPath, [SERVER_FILE], {
    env: { ...process.env, PORT: '0', DATA_DIR, DATABASE_URL: '', SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => {
    server.kill('SIGKILL');
  });
  const [said]: Buffer[] = await once(server.stdout, 'data');
  const address = /http:\/\/\S+/.exec(String(said))?.[0] ?? '';
  server.stdout.destroy();
  const post = async (nom: string) => {
    const { status } = await fetch(`${address}/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: address },
      body: new URLSearchParams({ nom, telephone: '01 99 00 24 48' }),
    });
    return status;
  };
  expect([await post('Benali'), await post('Ferté')]).toEqual([303, 303]);
  expect((await fetch(address)).status).toBe(200);
});
