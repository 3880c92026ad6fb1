import { Socket } from 'node:net';
import { Pool, type PoolClient, TypeOverrides, types } from 'pg';
import { isLocalHost } from '#server/isLocalHost.ts';
import { NotDoneError } from '#server/leads/ports.ts';
import { SetupError } from '#server/setupError.ts';
import { type Engine, type Query, sql } from './engine.ts';

/** A visitor waits five seconds for an answer (startContact.ts): a dead line is given up soon after. */
const CONNECT_MS = 3000;
const STATEMENT_MS = 5000;
const SILENCE_MS = 6000;

/** Codes of PostgreSQL (class 08, 57P0x: the server or the line went away) and of the socket. */
const LOST = /^(08...|57P0.|ECONNRESET|EPIPE|ETIMEDOUT)$/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The driver says these without a code, of a line that breaks during a query or before it. */
const isInDoubt = (error: unknown): boolean =>
  LOST.test(codeOf(error)) ||
  (error instanceof Error && /terminated|not queryable/.test(error.message));

const UNTRUSTED =
  'le certificat de ce serveur n’est pas reconnu. Ajoutez ?sslrootcert=/chemin/du/certificat.pem à l’adresse';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'aucun serveur ne répond à cette adresse',
  ENOTFOUND: 'ce serveur est inconnu',
  '28P01': 'nom ou mot de passe refusé',
  '28000': 'ce compte n’a pas le droit de se connecter',
  '3D000': "cette base n'existe pas",
  '42501': "ce compte n'a pas le droit de créer les tables",
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: 'le certificat de ce serveur porte un autre nom',
};

const NO_TLS =
  'ce serveur ne chiffre pas ce qui passe par le réseau. Activez TLS (ssl = on), ou, si le réseau est sûr, ajoutez ?sslmode=disable à l’adresse';

/** Never quotes the address: it holds the password. */
function explain(error: unknown): SetupError {
  if (error instanceof SetupError) return error;
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const reason = /does not support SSL/.test(message) ? NO_TLS : (REASONS[code] ?? message);
  return new SetupError(`DATABASE_URL : ${reason}${code && ` (${code})`}.`, code || undefined);
}

/**
 * Requests are personal data: they leave this machine encrypted, to a server that proved its name, unless the address
 * itself says otherwise (sslmode=disable).
 */
export function secured(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? url.hostname.replace(/^\[|\]$/g, '');
  if (isLocalHost(host) || url.searchParams.has('sslmode')) return databaseUrl;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}

/** Hangs up by itself when the other side has fallen silent: a dead line says nothing for a quarter of an hour. */
function impatientSocket(): Socket {
  const socket = new Socket();
  const late = Object.assign(new Error('PostgreSQL is silent.'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(SILENCE_MS, () => socket.destroy(late));
}

function createPool(connectionString: string): Pool {
  const parsers = new TypeOverrides();
  // Counts and milliseconds: far below 2^53.
  parsers.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString,
    max: 8,
    types: parsers,
    stream: impatientSocket,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    // Whatever the server's default: a reply to a visitor means that the request is on disk.
    onConnect: (client) => client.query('set synchronous_commit = on'),
  });
  // A connection that breaks while idle or between two queries is replaced; unheard, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const queryOn =
  (connection: Pool | PoolClient): Query =>
  async ({ text, values }) => {
    let count = 0;
    const numbered = text.replaceAll('?', () => `$${++count}`);
    const { rows } = await connection.query(numbered, [...values]);
    return rows;
  };

async function inTransaction<T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(queryOn(client));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Closed, and its transaction with it, whether the line broke or not: the pool makes another.
    client.release(true);
    throw error;
  }
}

export function openPostgres(databaseUrl: string): Engine {
  const pool = createPool(secured(databaseUrl));
  return {
    query: queryOn(pool),
    transaction: (work) => inTransaction(pool, work),
    now: sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    size: sql`pg_database_size(current_database())`,
    countedKey: sql`integer primary key generated always as identity`,
    skipTaken: sql`for update of mails skip locked`,
    lock: (name) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
    // PostgreSQL reuses the room of deleted rows by itself (autovacuum).
    wipe: async () => {},
    backup: async () => {
      throw new NotDoneError(
        'Les demandes sont dans PostgreSQL : sauvegardez-les avec pg_dump "$DATABASE_URL".',
      );
    },
    isInDoubt,
    explain,
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}
