import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import type { NewRequest } from '#server/leads/ports.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { databaseFile, openStore, type StoreOptions } from '#server/store/openStore.ts';
import type { Lead } from '#site/domain/lead.ts';
import { aLead } from './aLead.ts';

type Change = Partial<Lead> & Partial<Omit<NewRequest, 'lead'>>;

/** A request unlike any other unless told. */
export function aRequest({ digest = randomUUID(), hold, ...lead }: Change = {}) {
  return { lead: { ...aLead, ...lead }, digest, hold } satisfies NewRequest;
}

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'store-'));

export type Place = Pick<StoreOptions, 'dataDir' | 'databaseUrl'>;

/** A store that the test need not close. */
export async function open(place: Place, options: Partial<StoreOptions> = {}): Promise<LeadStore> {
  const store = await openStore({ referencePrefix: 'AER', ...place, ...options });
  onTestFinished(() => store.close());
  return store;
}

async function queryPostgres(connectionString: string, sql: string) {
  const client = new Client({ connectionString, application_name: 'beside' });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Beside the store: to look where it does not, and to set the clock of a row. */
export async function query({ dataDir, databaseUrl }: Place, sql: string): Promise<unknown[]> {
  if (databaseUrl !== undefined) return queryPostgres(databaseUrl, sql);
  using db = new DatabaseSync(databaseFile(dataDir), { timeout: 2_000 });
  return db.prepare(sql).all();
}

/** Pretends that the requests of a city came at another time. */
export const backdate = (place: Place, city: string, at: Date): Promise<unknown[]> =>
  query(place, `update leads set received_at = ${at.getTime()} where city = '${city}'`);

export async function newPostgresPlace(server: string) {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  await queryPostgres(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { dataDir: '/nowhere', databaseUrl: url.href } satisfies Place;
}

/** The same tests on both databases, each with a fresh one per test. */
export function describeStore(name: string, tests: (newPlace: () => Promise<Place>) => void): void {
  const server = inject('postgresUrl');
  describe(`${name}, on SQLite`, () => tests(async () => ({ dataDir: temporaryFolder() })));
  describe.skipIf(server === undefined)(`${name}, on PostgreSQL`, () =>
    tests(() => newPostgresPlace(server ?? '')),
  );
}
