import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { countInDump, countInSqlite } from '#scripts/leads/copies.ts';
import { openMailbox } from '#tests/support/mailbox.ts';
import { aRequest, type Place, query, temporaryFolder } from '#tools/support/stores.ts';
import { describeStore, open } from '../store/support.ts';

/** How far a run is, when it is killed. */
const SHARES = [0.3, 0.5, 0.7, 0.8, 0.9, 0.97];

function start(args: readonly string[], place: Place) {
  const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return { child, closed: once(child, 'close') };
}

async function lastingMs(args: readonly string[], place: Place): Promise<number> {
  const startedAt = performance.now();
  await start(args, place).closed;
  return performance.now() - startedAt;
}

async function killAt(ms: number, args: readonly string[], place: Place): Promise<void> {
  const { child, closed } = start(args, place);
  await pause(ms);
  child.kill('SIGKILL');
  await closed;
}

const countOf = (file: string) =>
  file.endsWith('.dump') ? countInDump(file, process.env) : countInSqlite(file);

/** PostgreSQL's backups need a folder too. */
const inFolder = (place: Place): Place =>
  place.databaseUrl === undefined ? place : { ...place, dataDir: temporaryFolder() };

describeStore('killed in the middle', (newPlace) => {
  test.each(['backup', 'restore'])('of a %s, nothing is half done', async (name) => {
    const place = inFolder(await newPlace());
    const store = await open(place);
    for (let index = 0; index < 100; index += 1) await store.add(aRequest({ email: '' }));
    await store.close();
    const folder = join(place.dataDir, 'sauvegardes');
    const backup = ['scripts/leads.ts', 'backup', '--keep', '14'];
    const wholeMs = await lastingMs(backup, place);
    const [first = ''] = readdirSync(folder);
    const args = name === 'backup' ? backup : ['scripts/leads.ts', 'restore', join(folder, first)];
    for (const share of SHARES) {
      await killAt(wholeMs * share, args, place);
      expect(await query(place, 'select 1 from leads')).toHaveLength(100);
      const files = readdirSync(folder).filter((file) => !file.includes('.partial'));
      for (const file of files) expect(await countOf(join(folder, file))).toBe(100);
    }
  });

  test.each(['digest', 'alert'])('of a %s, it is told all the same, as one mail', async (what) => {
    const place = inFolder(await newPlace());
    const store = await open(place);
    await store.add(aRequest({ email: '', hold: what === 'digest' ? 'crowd' : undefined }));
    const mail = await store.claimMail(60);
    if (mail) await store.markFailed(mail, '550');
    await store.setMoment('backup', new Date(Date.now() + 86_400_000));
    await store.close();
    const { port, deliveries } = await openMailbox();
    mkdirSync(place.dataDir, { recursive: true });
    const args = [
      'tests/support/tellOnce.ts',
      what,
      place.dataDir,
      place.databaseUrl ?? '',
      String(port),
    ];
    const endLeases = () => query(place, `delete from marks where name like 'lease-%'`);
    const isTold = async () =>
      (await query(place, `select 1 from marks where name in ('digest-told', 'alert-mail-failed')`))
        .length > 0;
    const elsewhere = inFolder({ dataDir: temporaryFolder() });
    const wholeMs = await lastingMs(
      [args[0] ?? '', what, elsewhere.dataDir, '', String(port)],
      elsewhere,
    );
    for (const share of SHARES) {
      await killAt(wholeMs * share, args, place);
      // Told is written down after the mail has left, never before.
      if (await isTold()) expect(deliveries.length).toBeGreaterThan(0);
      await endLeases();
    }
    await start(args, place).closed;
    expect(await isTold()).toBe(true);
    expect(new Set(deliveries.map(({ mail: { messageId } }) => messageId)).size).toBe(1);
    const sent = deliveries.length;
    await endLeases();
    await start(args, place).closed;
    expect(deliveries).toHaveLength(sent);
  });
});
