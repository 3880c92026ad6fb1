import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/freePort.mjs';
import { findPostgres } from '#scripts/programs.mjs';
import { databaseFile } from '#server/store/openStore.ts';
import { startCluster } from '#tools/support/postgresCluster.ts';
import { type RunningServer, startServer } from '#tools/support/startServer.ts';

const PATIENT = { timeout: 60_000, interval: 200 };

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'late-'));

async function start(env: Record<string, string>): Promise<RunningServer> {
  const server = await startServer(env);
  onTestFinished(() => server.stop());
  return server;
}

const readiness = async ({ address }: RunningServer) => (await fetch(`${address}/readyz`)).status;

async function post({ address }: RunningServer): Promise<number> {
  const { status } = await fetch(`${address}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: address },
    body: new URLSearchParams({ nom: 'Benali', telephone: '01 99 00 24 48' }),
  });
  return status;
}

/** Pages are there, the form says to call, and the log and /readyz tell. */
async function expectClosed(server: RunningServer): Promise<void> {
  expect((await fetch(server.address)).status).toBe(200);
  expect(await readiness(server)).toBe(503);
  expect(await post(server)).toBe(503);
  await server.says(/"event":"store-closed"/);
}

async function expectOpensByItself(server: RunningServer): Promise<void> {
  await expect.poll(() => readiness(server), PATIENT).toBe(200);
  expect(await post(server)).toBe(303);
  await server.says(/"event":"store-open"/);
}

test('a base that is locked at the start is opened once it is free', async () => {
  const dataDir = newFolder();
  using lock = new DatabaseSync(databaseFile(dataDir));
  lock.exec('create table other (id); begin exclusive');
  const server = await start({ DATA_DIR: dataDir });
  await expectClosed(server);
  lock.exec('rollback; drop table other');
  await expectOpensByItself(server);
});

test.skipIf(findPostgres() === undefined)('PostgreSQL may start later than the site', async () => {
  const port = await freePort();
  const databaseUrl = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const server = await start({ DATA_DIR: newFolder(), DATABASE_URL: databaseUrl });
  await expectClosed(server);
  const cluster = startCluster();
  const folder = new URL(cluster?.url ?? 'x:').searchParams.get('host') ?? '';
  const way = createServer((client) => {
    const base = connect(join(folder, '.s.PGSQL.5432'));
    for (const end of [client, base]) end.on('error', () => end.destroy());
    client.pipe(base).pipe(client);
  });
  way.listen(port, '127.0.0.1');
  onTestFinished(() => {
    way.close();
    cluster?.stop();
  });
  await expectOpensByItself(server);
});

/** Only root may mount a disk that is small enough to fill. */
test.skipIf(process.getuid?.() !== 0)('a disk that was full is used once it is freed', async () => {
  const dataDir = newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dataDir], { stdio: 'ignore' });
  } catch {
    return;
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', dataDir]);
  });
  mkdirSync(join(dataDir, 'other'));
  const filler = join(dataDir, 'other/filler');
  try {
    writeFileSync(filler, Buffer.alloc(2 ** 21));
  } catch {
    // The disk is full, as wanted.
  }
  const server = await start({ DATA_DIR: dataDir });
  await expectClosed(server);
  rmSync(filler);
  await expectOpensByItself(server);
});
