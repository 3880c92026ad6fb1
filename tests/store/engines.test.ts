import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import type { NewRequest } from '#server/leads/ports.ts';
import { addLead } from '#server/store/add.ts';
import { databaseFile } from '#server/store/databaseFile.ts';
import { migrate } from '#server/store/migrations.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite/openSqlite.ts';
import { aRequest, newPostgresPlace, query, temporaryFolder } from './support.ts';

test('a reference already taken is drawn again; draws that never differ end in an error', async () => {
  const engine = openSqlite(databaseFile(temporaryFolder()));
  await migrate(engine);
  const draws = ['AER-1', 'AER-1', 'AER-1', 'AER-2'];
  const makeReference = () => draws.shift() ?? 'AER-1';
  const add = (request: NewRequest) =>
    engine.db
      .transaction()
      .execute((trx) => addLead({ engine, trx, now: 0, repeatMs: 0, makeReference }, request));
  expect(await add(aRequest())).toEqual({ status: 'stored', reference: 'AER-1' });
  expect(await add(aRequest())).toEqual({ status: 'stored', reference: 'AER-2' });
  await expect(add(aRequest())).rejects.toThrow(/free reference/);
  await engine.db.destroy();
});

test('SQLite waits for the disk at every commit and deletes for good', async () => {
  const { db } = openSqlite(databaseFile(temporaryFolder()));
  const pragma = async (name: string) => (await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0];
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  expect(await pragma('secure_delete')).toEqual({ secure_delete: 1 });
  expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  expect(await pragma('busy_timeout')).toEqual({ timeout: 2000 });
  await db.destroy();
});

test.skipIf(inject('postgresUrl') === undefined)(
  'PostgreSQL waits for the disk even where its administrator chose not to',
  async () => {
    const place = await newPostgresPlace(inject('postgresUrl') ?? '');
    const name = new URL(place.databaseUrl).pathname.slice(1);
    await query(place, `alter database ${name} set synchronous_commit = off`);
    const { db } = openPostgres(place.databaseUrl);
    const { rows } = await sql`show synchronous_commit`.execute(db);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
    await db.destroy();
  },
);
