import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { NotDoneError } from '#server/leads/ports.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { secured } from '#server/store/postgres.ts';

/** How the base is copied, and how a copy is opened and its requests counted. */
export interface Copier {
  readonly extension: string;
  write(file: string): Promise<void>;
  /** Throws a NotDoneError when the copy cannot be read to its end. */
  count(file: string): Promise<number>;
}

const unreadable = (file: string, reason: unknown) =>
  new NotDoneError(
    `${file} : cette sauvegarde ne se lit pas (${reason instanceof Error ? reason.message : reason}).`,
  );

export function countInSqlite(file: string): number {
  try {
    using db = new DatabaseSync(file, { readOnly: true });
    const verdict = db.prepare('pragma quick_check(1)').get()?.['quick_check'];
    if (verdict !== 'ok') throw new Error(String(verdict));
    return Number(db.prepare('select count(*) as count from leads').get()?.['count']);
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** In the environment: what stands in a command can be read by everybody on the machine. */
export function libpqEnvironment(databaseUrl: string): NodeJS.ProcessEnv {
  const url = new URL(secured(databaseUrl));
  const { searchParams } = url;
  const mode = searchParams.get('sslmode') ?? '';
  const isProven = mode === 'verify-full' || mode === 'verify-ca';
  return {
    ...process.env,
    PGHOST: searchParams.get('host') ?? url.hostname.replace(/^\[|\]$/g, ''),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(mode && { PGSSLMODE: mode }),
    // The authorities that the machine knows, as the site does.
    ...(isProven && { PGSSLROOTCERT: searchParams.get('sslrootcert') ?? 'system' }),
  };
}

const NO_TOOL = 'les outils de PostgreSQL manquent : apt-get install postgresql-client';

/** Runs a tool of PostgreSQL; `read` gets what it says, in UTF-8. */
export async function runTool<T>(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  read: (output: NodeJS.ReadableStream) => Promise<T>,
): Promise<T> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  closed.catch(() => {});
  const [result, complaint] = await Promise.all([read(child.stdout), text(child.stderr)]);
  const [code] = await closed.catch(() => ['ENOENT']);
  if (code === 0) return result;
  throw new NotDoneError(
    `${program} : ${code === 'ENOENT' ? NO_TOOL : complaint.trim().split('\n').at(-1)}.`,
  );
}

/** The rows of a table stand between "COPY …" and "\." in what pg_restore writes. */
async function countRows(output: NodeJS.ReadableStream): Promise<number> {
  let rows = -1;
  let isInside = false;
  for await (const line of createInterface({ input: output })) {
    if (line === '\\.') isInside = false;
    if (isInside) rows += 1;
    if (line.startsWith('COPY ')) {
      isInside = true;
      rows = 0;
    }
  }
  if (rows < 0) throw new Error('pas de demandes dedans');
  return rows;
}

export async function countInDump(file: string, env: NodeJS.ProcessEnv): Promise<number> {
  const read = ['pg_restore', '--data-only', '--table=leads', '--file=-', file];
  return runTool(read, env, countRows).catch((error: unknown) => {
    throw unreadable(file, error);
  });
}

export function copierOf(store: LeadStore, databaseUrl: string | undefined): Copier {
  if (databaseUrl === undefined)
    return {
      extension: 'sqlite',
      async write(file) {
        // The store makes the file itself, whole.
        await rm(file, { force: true });
        await store.backup(file);
      },
      count: async (file) => countInSqlite(file),
    };
  const env = libpqEnvironment(databaseUrl);
  return {
    extension: 'dump',
    async write(file) {
      await runTool(['pg_dump', '--format=custom', `--file=${file}`], env, text);
    },
    count: (file) => countInDump(file, env),
  };
}
