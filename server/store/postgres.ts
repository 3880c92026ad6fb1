import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';
import { RefusedError } from '#server/leads/ports.ts';
import { SetupError } from '#server/setupError.ts';
import { createInsertRow } from './insertRow.ts';
import type { Engine, Tables } from './schema.ts';

/** Codes of PostgreSQL (class 08, 57P0x: the server or the line went away) and of the socket. */
const LOST = /^(08...|57P0.|ECONNRESET|EPIPE|ETIMEDOUT)$/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The pool says this one without a code. */
const isInDoubt = (error: unknown): boolean =>
  LOST.test(codeOf(error)) || (error instanceof Error && /terminated/.test(error.message));

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'aucun serveur ne répond à cette adresse',
  ENOTFOUND: 'ce serveur est inconnu',
  '28P01': 'nom ou mot de passe refusé',
  '28000': 'ce compte n’a pas le droit de se connecter',
  '3D000': "cette base n'existe pas",
  '42501': "ce compte n'a pas le droit de créer les tables",
};

/** Never quotes the address: it holds the password. */
function explain(error: unknown): SetupError {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  return new SetupError(`DATABASE_URL : ${REASONS[code] ?? message}${code && ` (${code})`}.`);
}

function createPool(connectionString: string): Pool {
  const parsers = new TypeOverrides();
  // Counts and milliseconds: far below 2^53.
  parsers.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString,
    max: 8,
    types: parsers,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    // Whatever the server's default: a reply to a visitor means that the request is on disk.
    // Asked for here, not through Kysely: that one never gives back a connection that breaks meanwhile.
    onConnect: (client) => client.query('set synchronous_commit = on'),
  });
  // A connection that breaks while idle or between two queries is replaced; unheard, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function openPostgres(databaseUrl: string): Engine {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: async () => createPool(databaseUrl) }),
  });
  return {
    db,
    now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    hasRowLocks: true,
    insertRow: createInsertRow(),
    // PostgreSQL reuses the room of deleted rows by itself (autovacuum).
    wipe: async () => {},
    backup: async () => {
      throw new RefusedError(
        'Les demandes sont dans PostgreSQL : sauvegardez-les avec pg_dump "$DATABASE_URL".',
      );
    },
    isInDoubt,
    isEnvironmental: isInDoubt,
    explain,
  };
}
