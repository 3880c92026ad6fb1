import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SERVER_FILE } from '#scripts/serverProcess.mjs';

/** The server with somebody in the middle of a request. */
async function startHeld(): Promise<ChildProcess> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'data-'));
  const server = spawn(process.execPath, [SERVER_FILE], {
    env: { ...process.env, PORT: '0', DATA_DIR, DATABASE_URL: '', SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    server.kill('SIGKILL');
  });
  const [said]: Buffer[] = await once(server.stdout, 'data');
  const socket = connect(Number(/:(\d+)\s/.exec(String(said))?.[1]), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  return server;
}

async function secondsToEnd(server: ChildProcess, signals: number, pauseMs = 1200) {
  const started = performance.now();
  const ended = once(server, 'exit');
  for (let sent = 0; sent < signals; sent += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    server.kill('SIGTERM');
  }
  const [code] = await ended;
  return { code, seconds: (performance.now() - started) / 1000 };
}

test('a stop gives who is still asking five seconds', async () => {
  const { code, seconds } = await secondsToEnd(await startHeld(), 1);
  expect(code).toBe(0);
  expect(seconds).toBeGreaterThan(4);
});

test('a second signal ends it at once', async () => {
  expect(await secondsToEnd(await startHeld(), 2)).toMatchObject({ code: 1 });
});

test('two signals within a second are one wish: Ctrl+C under npm start comes twice', async () => {
  expect(await secondsToEnd(await startHeld(), 2, 200)).toMatchObject({ code: 0 });
});
