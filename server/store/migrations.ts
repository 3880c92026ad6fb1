import { randomBytes } from 'node:crypto';
import { SetupError } from '#server/setupError.ts';
import { type Engine, type Sql, sql } from './engine.ts';

/** Applied in this order, each once; never change one that was released. */
const migrationsFor = ({ countedKey }: Engine): Readonly<Record<string, readonly Sql[]>> => ({
  '001-leads': [
    // person_key: the address folded, or ''. request_key: emptied once it no longer counts.
    sql`create table leads (
      reference text primary key, received_at bigint not null, hold text,
      request_key text unique, request_key_until bigint,
      last_name text not null, first_name text not null, email text not null, phone text not null,
      company text not null, city text not null, request_type text not null,
      message text not null, estimate text not null,
      person_key text not null, payload_hash text not null)`,
    // due_at: when it may be taken. A lease moves it forward: if the sender dies, the mail is free again when the lease
    // ends.
    sql`create table mails (
      id ${countedKey}, reference text not null references leads (reference) on delete cascade,
      kind text not null, state text not null, due_at bigint not null,
      attempts integer default 0 not null, first_tried_at bigint, lease_token text,
      settled_at bigint, reason text, constraint mails_once unique (reference, kind))`,
    sql`create index leads_received on leads (received_at)`,
    sql`create index leads_person on leads (person_key)`,
    sql`create index mails_due on mails (state, due_at)`,
    // What was deleted and when: counts only, nothing about whom.
    sql`create table deletions (at bigint not null, cause text not null, leads integer not null)`,
  ],
  // One row, written to learn whether writing works.
  '002-probe': [sql`create table probe (id integer primary key, at bigint not null)`],
  '003-visits-and-marks': [
    // One row for each key of each visit, for an hour: digests, never addresses.
    sql`create table visits (key text not null, at bigint not null)`,
    sql`create index visits_key on visits (key, at)`,
    sql`create table marks (name text primary key, at bigint not null)`,
  ],
  '004-follow-up': [
    // announced_at: when the owner was told of a held request. recall_at: when to be reminded of one.
    sql`alter table leads add column answered_at bigint`,
    sql`alter table leads add column recall_at bigint`,
    sql`alter table leads add column announced_at bigint`,
    // Nobody could say of earlier ones that they were answered: they do not wait.
    sql`update leads set answered_at = received_at where hold is null`,
    // It may be there: PostgreSQL keeps it when a backup from before is restored.
    sql`create table if not exists secrets (name text primary key, value text not null)`,
    sql`insert into secrets (name, value) values ('links', ${randomBytes(32).toString('base64url')})
      on conflict do nothing`,
  ],
});

/** Brings the tables up to date, all or nothing. */
export function migrate(engine: Engine): Promise<void> {
  const migrations = migrationsFor(engine);
  return engine.transaction(async (query) => {
    await query(engine.lock('migrations'));
    // The table has Kysely's name, which managed migrations before.
    await query(sql`create table if not exists kysely_migration (
      name varchar(255) not null primary key, timestamp varchar(255) not null)`);
    const rows = await query<{ name: string }>(sql`select name from kysely_migration`);
    const done = rows.map(({ name }) => name);
    const newer = done.find((name) => migrations[name] === undefined);
    if (newer !== undefined)
      throw new SetupError(
        `La base des demandes vient d'une version plus récente du site (« ${newer} ») : mettez le site à jour.`,
      );
    for (const [name, statements] of Object.entries(migrations)) {
      if (done.includes(name)) continue;
      for (const statement of statements) await query(statement);
      const at = new Date().toISOString();
      await query(sql`insert into kysely_migration (name, timestamp) values (${name}, ${at})`);
    }
  });
}
