import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/freePort.mjs';
import { figures } from '#site/content/figures.ts';
import { startServer } from '#tools/support/startServer.ts';
import { finish } from './support.ts';

const UNIT = 'site@.service';
const unit = readFileSync(join('deploy/systemd', UNIT), 'utf8');
const container = readFileSync('deploy/Containerfile', 'utf8');

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd has nothing to say about the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  writeFileSync(join(folder, UNIT), unit.replaceAll('/opt/site/current', resolve('.')));
  const { status, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', join(folder, UNIT.replace('@', '@4321'))],
    { encoding: 'utf8' },
  );
  expect(stderr.split('\n').filter((line) => line.includes('site@'))).toEqual([]);
  expect(status).toBe(0);
});

test('what the unit starts is there', () => {
  const commands = [...unit.matchAll(/^ExecStart(?:Post)?=-?\/opt\/site\/current\/(.*)$/gm)];
  const files = commands.flatMap(([, command = '']) =>
    command.split(' ').filter((word) => word.includes('/')),
  );
  expect(files).toHaveLength(4);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test.skipIf(!hasSystemd)('nor about the backup and its timer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  for (const name of ['site-backup.service', 'site-backup.timer'])
    writeFileSync(
      join(folder, name),
      readFileSync(join('deploy/systemd', name), 'utf8').replaceAll(
        '/opt/site/current',
        resolve('.'),
      ),
    );
  const { stderr } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', join(folder, 'site-backup.timer')],
    { encoding: 'utf8' },
  );
  expect(stderr.split('\n').filter((line) => line.includes('site-backup'))).toEqual([]);
});

test('backups are kept as long as the privacy policy says', () => {
  const backup = readFileSync('deploy/systemd/site-backup.service', 'utf8');
  const [, days] = /node scripts\/leads\.ts backup --keep (\d+)$/m.exec(backup) ?? [];
  expect(figures['duree_sauvegardes']).toMatchObject({ low: Number(days), unit: 'jours' });
});

/** Where visitors get it: npm start's own place, not that of the tests' site. */
const DEPLOYED = 'dist/app/main.mjs';

test('unit, container and guide start the server as npm start does', () => {
  expect(unit).toContain(`/node_modules/.bin/node ${DEPLOYED}\n`);
  expect(container).toContain(`CMD ["node", "${DEPLOYED}"]`);
  expect(readFileSync('deploy/README.md', 'utf8')).toContain(
    `node_modules/.bin/node ${DEPLOYED}\``,
  );
});

test('the container has our Node, and copies what exists', () => {
  const images = [...container.matchAll(/^FROM node:(\d+\.\d+\.\d+)-/gm)];
  expect(images.map(([, version]) => version)).toEqual(
    Array.from({ length: 2 }, () => readFileSync('.node-version', 'utf8').trim()),
  );
});

test('what the container holds answers alone, the pages rendered on demand included', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const copies = [...container.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)];
  expect(copies.length).toBeGreaterThan(4);
  for (const [, source = '', target = ''] of copies) {
    const place = resolve(folder, target, target.endsWith('/') ? source : '.');
    if (source === 'node_modules') symlinkSync(resolve(source), place);
    else cpSync(source, place, { recursive: true });
  }
  const DATA_DIR = join(folder, 'data');
  const server = await startServer({ DATA_DIR }, folder, DEPLOYED);
  onTestFinished(server.stop);
  const send = (fields: Record<string, string>) =>
    fetch(`${server.address}/contact`, {
      method: 'POST',
      headers: { origin: new URL(server.address).origin },
      body: new URLSearchParams(fields),
    });
  expect((await send({ nom: 'Martin' })).status).toBe(422);
  const thanks = await send({ nom: 'Martin', telephone: '01 98 76 54 32', message: 'Panne.' });
  expect([thanks.status, thanks.redirected]).toEqual([200, true]);
  const estimate = await fetch(
    `${server.address}/contact?puissance=75&heures=4000&charge=75&age=12&prix=0,15`,
  );
  expect((await estimate.text()).includes('name="estimation"')).toBe(true);
  const env = { DATA_DIR, DIST_DIR: 'dist' };
  const leads = await finish(process.execPath, ['scripts/leads.ts', 'list'], env, folder);
  expect(leads.output).toContain('Martin');
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
