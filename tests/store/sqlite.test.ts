import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { NotDoneError } from '#server/leads/ports.ts';
import { databaseFile } from '#server/store/openStore.ts';
import { aRequest, query, temporaryFolder } from '#tools/support/stores.ts';
import { open } from './support.ts';

const CANARY = 'canari-6f3a';

const holds = (folder: string, text: string) =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));

test('the file is written safely and readable by its owner only', async () => {
  const dataDir = temporaryFolder();
  const store = await open({ dataDir });
  await store.add(aRequest());
  expect(await query({ dataDir }, 'pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(statSync(databaseFile(dataDir)).mode & 0o777).toBe(0o600);
  expect(statSync(`${databaseFile(dataDir)}-wal`).mode & 0o777).toBe(0o600);
});

test('an erased person leaves no byte behind', async () => {
  const dataDir = temporaryFolder();
  const store = await open({ dataDir });
  // Sizes that overflow pages and make the tree rebalance: there, deleted bytes tend to survive.
  for (let index = 0; index < 60; index += 1) {
    const isErased = index % 3 === 0;
    const message = (isErased ? CANARY : 'autre').repeat((index * 37) % 400);
    const email = isErased ? `${CANARY}@usine.example` : `${index}@usine.example`;
    await store.add(aRequest({ email, message }));
  }
  const mail = await store.claimMail(60);
  if (mail) await store.retryLater(mail, 60, `421 <${CANARY}@usine.example> later`);
  expect(holds(dataDir, CANARY)).not.toEqual([]);
  expect(await store.erasePerson(`${CANARY}@usine.example`)).toBe(20);
  expect(holds(dataDir, CANARY)).toEqual([]);
  expect(await store.status()).toMatchObject({ leads: 40 });
});

test('a reader that keeps erased bytes alive is said, and a second run finishes', async () => {
  const dataDir = temporaryFolder();
  const store = await open({ dataDir });
  await store.add(aRequest({ email: `${CANARY}@usine.example` }));
  const reader = new DatabaseSync(databaseFile(dataDir));
  reader.exec('begin; select * from leads');
  reader.prepare('select * from leads').all();
  await expect(store.erasePerson(`${CANARY}@usine.example`)).rejects.toThrow(/Relancez/);
  reader.close();
  expect(await store.erasePerson(`${CANARY}@usine.example`)).toBe(0);
  expect(holds(dataDir, CANARY)).toEqual([]);
});

test('a lock held elsewhere stops neither the event loop nor later requests', async () => {
  const dataDir = temporaryFolder();
  const store = await open({ dataDir });
  const other = new DatabaseSync(databaseFile(dataDir));
  other.exec('begin exclusive');
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 10);
  const results = await Promise.allSettled([store.add(aRequest()), store.add(aRequest())]);
  clearInterval(timer);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  // Four seconds of waiting: the event loop turns hundreds of times, or never if the wait blocked this thread.
  expect(turns).toBeGreaterThan(20);
  other.close();
  expect(await store.add(aRequest())).toMatchObject({ status: 'stored' });
  expect(await store.status()).toMatchObject({ leads: 1 });
});

test('a backup taken while requests come in is whole, and replaces nothing', async () => {
  const dataDir = temporaryFolder();
  const store = await open({ dataDir });
  await store.add(aRequest());
  const file = join(temporaryFolder(), "l'archive.sqlite");
  const flood = Promise.all(Array.from({ length: 50 }, () => store.add(aRequest())));
  await store.backup(file);
  await flood;
  expect(statSync(file).mode & 0o777).toBe(0o600);
  using copy = new DatabaseSync(file, { readOnly: true });
  expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(copy.prepare('select count(*) as n from leads').get()?.['n']).toBeGreaterThan(0);
  await expect(store.backup(file)).rejects.toThrow(NotDoneError);
  await expect(store.backup(join(dataDir, 'no/where'))).rejects.toThrow(NotDoneError);
  expect(existsSync(`${file}.partial`)).toBe(false);
});

test('several processes may start at once on an empty base', async () => {
  const dataDir = temporaryFolder();
  const stores = await Promise.all([1, 2, 3, 4].map(() => open({ dataDir })));
  await Promise.all(stores.map((store) => store.probe()));
  await stores[0]?.close();
  await expect(stores[0]?.probe()).rejects.toThrow();
});

test('a base that was cut off while it was created is begun again', async () => {
  const [begun, dataDir] = [temporaryFolder(), temporaryFolder()];
  using creator = new DatabaseSync(databaseFile(begun));
  creator.exec('pragma cache_size = 1; create table begun (bytes); begin');
  for (let row = 0; row < 50; row += 1) creator.exec('insert into begun values (zeroblob(9000))');
  // What a kill leaves: half of the rows in the file, and the journal to undo them.
  cpSync(begun, dataDir, { recursive: true });
  expect(statSync(databaseFile(dataDir)).size).toBeGreaterThan(50_000);
  expect(readdirSync(dataDir)).toContain('leads.sqlite-journal');
  const store = await open({ dataDir });
  expect(await store.add(aRequest())).toMatchObject({ status: 'stored' });
  expect(await query({ dataDir }, 'select * from begun')).toEqual([]);
});
