import { expect, inject, test } from 'vitest';
import type { NewRequest } from '#server/leads/ports.ts';
import { addLead } from '#server/store/add.ts';
import { sql } from '#server/store/engine.ts';
import { migrate } from '#server/store/migrations.ts';
import { databaseFile } from '#server/store/openStore.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite/openSqlite.ts';
import { aRequest, newPostgresPlace, query, temporaryFolder } from '#tools/support/stores.ts';

test('a reference already taken is drawn again; draws that never differ end in an error', async () => {
  const engine = openSqlite(databaseFile(temporaryFolder()));
  await migrate(engine);
  const draws = ['AER-1', 'AER-1', 'AER-1', 'AER-2'];
  const makeReference = () => draws.shift() ?? 'AER-1';
  const add = (request: NewRequest) =>
    engine.transaction((query) => addLead({ engine, query, now: 0 }, request, makeReference));
  expect(await add(aRequest())).toEqual({ status: 'stored', reference: 'AER-1' });
  expect(await add(aRequest())).toEqual({ status: 'stored', reference: 'AER-2' });
  await expect(add(aRequest())).rejects.toThrow(/free reference/);
  await engine.close();
});

test('a transaction that fails leaves nothing, and takes nothing else with it', async () => {
  const engine = openSqlite(databaseFile(temporaryFolder()));
  await migrate(engine);
  const failing = engine.transaction(async (query) => {
    await query(sql`insert into marks (name, at) values ('lost', 1)`);
    throw new Error('on purpose');
  });
  const beside = engine.query(sql`insert into marks (name, at) values ('kept', 2)`);
  await expect(failing).rejects.toThrow('on purpose');
  await beside;
  expect(await engine.query(sql`select name from marks`)).toEqual([{ name: 'kept' }]);
  await engine.close();
});

test('SQLite waits for the disk at every commit and deletes for good', async () => {
  const engine = openSqlite(databaseFile(temporaryFolder()));
  expect(await engine.query(sql`pragma synchronous`)).toEqual([{ synchronous: 2 }]);
  expect(await engine.query(sql`pragma secure_delete`)).toEqual([{ secure_delete: 1 }]);
  expect(await engine.query(sql`pragma foreign_keys`)).toEqual([{ foreign_keys: 1 }]);
  expect(await engine.query(sql`pragma busy_timeout`)).toEqual([{ timeout: 2000 }]);
  await engine.close();
});

test.skipIf(inject('postgresUrl') === undefined)(
  'PostgreSQL waits for the disk even where its administrator chose not to',
  async () => {
    const place = await newPostgresPlace(inject('postgresUrl') ?? '');
    const name = new URL(place.databaseUrl).pathname.slice(1);
    await query(place, `alter database ${name} set synchronous_commit = off`);
    const engine = openPostgres(place.databaseUrl);
    const shown = await engine.query(sql`show synchronous_commit`);
    expect(shown).toEqual([{ synchronous_commit: 'on' }]);
    await engine.close();
  },
);
