import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/freePort.mjs';
import { findPostgres } from '#scripts/programs.mjs';
import { secured } from '#server/store/postgres.ts';
import { startCluster } from '#tools/support/postgresCluster.ts';
import { aRequest } from '#tools/support/stores.ts';
import { open } from './support.ts';

test.each([
  [
    'postgresql://a:b@db.exemple.fr/site',
    'postgresql://a:b@db.exemple.fr/site?sslmode=verify-full',
  ],
  ['postgresql://10.0.0.3/site', 'postgresql://10.0.0.3/site?sslmode=verify-full'],
  ['postgresql://[fd00::3]/site', 'postgresql://[fd00::3]/site?sslmode=verify-full'],
  [
    'postgresql://x/site?host=db.exemple.fr',
    'postgresql://x/site?host=db.exemple.fr&sslmode=verify-full',
  ],
])('to another machine, %s is encrypted', (given, used) => {
  expect(secured(given)).toBe(used);
});

test.each([
  'postgresql://localhost/site',
  'postgresql://127.0.0.1:5433/site',
  'postgresql://[::1]/site',
  'postgresql://a@localhost/?host=/var/run/postgresql',
  'postgresql://10.0.0.3/site?sslmode=disable',
])('%s is used as it is', (given) => {
  expect(secured(given)).toBe(given);
});

const certify = (folder: string) =>
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', 'key.pem', '-out', 'cert.pem'],
    ],
    { cwd: folder, stdio: 'ignore' },
  );

test.skipIf(findPostgres() === undefined)('a real server has to prove its name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  certify(folder);
  const port = await freePort();
  const cluster = startCluster({ port, certificateFolder: folder });
  onTestFinished(() => cluster?.stop());
  const url = (query: string) => `postgresql://postgres@127.0.0.1:${port}/postgres?${query}`;
  const openAt = (query: string) => open({ dataDir: '/nowhere', databaseUrl: url(query) });
  await expect(openAt('sslmode=verify-full')).rejects.toThrow(/certificat .*sslrootcert/);
  const trusted = await openAt(`sslmode=verify-full&sslrootcert=${join(folder, 'cert.pem')}`);
  expect(await trusted.add(aRequest())).toMatchObject({ status: 'stored' });
});

test.skipIf(findPostgres() === undefined)(
  'one that cannot encrypt is said with what to do',
  async () => {
    const port = await freePort();
    const cluster = startCluster({ port });
    onTestFinished(() => cluster?.stop());
    const databaseUrl = `postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=verify-full`;
    await expect(open({ dataDir: '/nowhere', databaseUrl })).rejects.toThrow(
      /ssl = on.*sslmode=disable/,
    );
  },
);
