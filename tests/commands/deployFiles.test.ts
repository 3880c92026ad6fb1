import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { startServer } from '../support/startServer.ts';
import { finish } from './support.ts';

const UNIT = 'aerance@.service';
const unit = readFileSync(join('deploy/systemd', UNIT), 'utf8');
const container = readFileSync('deploy/Containerfile', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd has nothing to say about the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  writeFileSync(join(folder, UNIT), unit.replaceAll('/opt/aerance/current', resolve('.')));
  const { status, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', join(folder, UNIT.replace('@', '@4321'))],
    { encoding: 'utf8' },
  );
  expect(stderr.split('\n').filter((line) => line.includes('aerance'))).toEqual([]);
  expect(status).toBe(0);
});

test('what the unit starts is there', () => {
  const commands = [...unit.matchAll(/^ExecStart(?:Post)?=-?\/opt\/aerance\/current\/(.*)$/gm)];
  const files = commands.flatMap(([, command = '']) =>
    command.split(' ').filter((word) => word.includes('/')),
  );
  expect(files).toHaveLength(4);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('the container has our Node, and copies what exists', () => {
  const images = [...container.matchAll(/^FROM node:(\d+\.\d+\.\d+)-/gm)];
  expect(images.map(([, version]) => version)).toEqual(
    Array.from({ length: 2 }, () => manifest.dependencies.node),
  );
  const copies = [...container.matchAll(/^COPY --from=build \/app\/(\S+)/gm)];
  const sources = copies.map(([, source = '']) => source);
  expect(sources).toContain('content');
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
});

const isReady = (port: number, ...args: string[]) =>
  finish(process.execPath, ['deploy/ready.mjs', ...args], { PORT: String(port), HOST: '0.0.0.0' });

test('ready.mjs says no where nobody answers', async () => {
  const { code, output } = await isReady(await freePort());
  expect(code).toBe(1);
  expect(output).toContain('pas encore prêt');
});

test('ready.mjs waits for a start', async () => {
  const PORT = await freePort();
  const waiting = isReady(PORT, '60');
  const server = await startServer({
    PORT: String(PORT),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'data-')),
  });
  onTestFinished(server.stop);
  expect((await waiting).code).toBe(0);
  expect((await isReady(PORT)).code).toBe(0);
});
