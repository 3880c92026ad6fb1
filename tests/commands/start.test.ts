import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES } from '../e2e/support/pages.ts';
import { finish, startSite, takenPort } from './support.ts';

test('npm start serves every page, has nothing to do the second time, and stops cleanly', async () => {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'data-')), 'new');
  const site = await startSite({ PORT: '0', DATA_DIR });
  for (const route of PAGES) expect((await fetch(site.address + route)).status, route).toBe(200);
  expect((await fetch(`${site.address}/nulle-part`)).status).toBe(404);
  expect(site.output).not.toMatch(/Installation|Construction/);
  await site.stop();
  await expect(fetch(site.address)).rejects.toThrow();
});

test('HOST is honoured', async () => {
  const site = await startSite({ PORT: '0', HOST: 'localhost' });
  expect(site.address).toMatch(/^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d+/);
});

/** One line for the person who started it: no stack, nothing but the reason. */
function expectOneLine(output: string, reason: RegExp): void {
  const lines = output.split('\n').filter((line) => line !== '' && !/^> |^npm /.test(line));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(reason);
}

test('a taken port is said in one line', async () => {
  const { port, free } = await takenPort();
  const { code, output } = await finish('npm', ['start'], { PORT: String(port) });
  free();
  expectOneLine(output, new RegExp(`port ${port} est déjà pris`));
  expect(code).toBe(1);
});

test('a data folder that cannot be written is said in one line', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'data-')), 'file');
  writeFileSync(file, '');
  const { code, output } = await finish('npm', ['start'], {
    PORT: '0',
    DATA_DIR: join(file, 'inside'),
  });
  expectOneLine(output, /DATA_DIR=.*impossible/);
  expect(code).toBe(1);
});

test('a port that is no port is said in one line', async () => {
  const { code, output } = await finish('npm', ['start'], { PORT: 'abc' });
  expectOneLine(output, /PORT=abc/);
  expect(code).toBe(1);
});

test('npm test without a browser is said in one line', async () => {
  const { code, output } = await finish('npm', ['test'], { CHROMIUM_PATH: '/nowhere/chromium' });
  expectOneLine(output, /CHROMIUM_PATH=\/nowhere\/chromium/);
  expect(code).toBe(1);
});
