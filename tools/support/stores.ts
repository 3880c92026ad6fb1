import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { NewRequest } from '#server/leads/ports.ts';
import type { StoreOptions } from '#server/store/openStore.ts';
import { databaseFile } from '#server/store/openStore.ts';
import type { Lead } from '#site/domain/lead.ts';
import { aLead } from './lead.ts';

type Change = Partial<Lead> & Partial<Omit<NewRequest, 'lead'>>;

/** A request unlike any other unless told. */
export function aRequest({ digest = randomUUID(), hold, ...lead }: Change = {}) {
  return { lead: { ...aLead, ...lead }, digest, hold } satisfies NewRequest;
}

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'store-'));

export type Place = Pick<StoreOptions, 'dataDir' | 'databaseUrl'>;

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

export async function newPostgresPlace(server: string) {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  await queryPostgres(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { dataDir: '/nowhere', databaseUrl: url.href } satisfies Place;
}
