import { existsSync } from 'node:fs';
import { copyFile, link, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import type { Env } from '#server/env.ts';
import { createWhole } from '#server/files/createWhole.ts';
import { NotDoneError } from '#server/leads/ports.ts';
import { errorCode } from '#server/log.ts';
import { databaseFile, openStore } from '#server/store/openStore.ts';
import { backUp, backupFolder, datedFile, PREPARED } from './backup.ts';
import { copierOf, countInDump, countInSqlite, libpqEnvironment, runTool } from './copies.ts';
import { count, formatTime } from './labels.ts';

const ASIDE_DAYS = 14;

const asideText = (aside: string): string =>
  `La base remplacée est dans ${aside} : elle s'effacera avec les sauvegardes.`;

async function onDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

/** Leaves the journal, which only works when nobody else has the base open. A damaged base is taken as it is. */
function leaveJournal(base: string): void {
  if (!existsSync(base)) return;
  try {
    using db = new DatabaseSync(base, { timeout: 1000 });
    db.exec('pragma journal_mode = delete');
  } catch (error) {
    if (error instanceof Error && /locked|busy/.test(error.message))
      throw new NotDoneError(`${base} : le site tourne. Arrêtez-le, puis relancez la commande.`);
  }
}

/** Opened by the site's own code, which brings its tables up to date, in a folder beside the base. */
async function prepare(file: string, dataDir: string, found: number): Promise<string> {
  const folder = await mkdtemp(join(dataDir, PREPARED));
  try {
    await copyFile(file, databaseFile(folder));
    const store = await openStore({ dataDir: folder, mustExist: true });
    await store.record('restore', found);
    await store.close();
    await onDisk(databaseFile(folder));
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}

/** The base is always whole: it has its name by a link of the old file until it has it by the new one. */
async function restoreSqlite(file: string, dataDir: string): Promise<string> {
  const found = countInSqlite(file);
  const base = databaseFile(dataDir);
  const aside = await datedFile(backupFolder(dataDir), ASIDE_DAYS, 'sqlite');
  const folder = await prepare(file, dataDir, found);
  try {
    leaveJournal(base);
    const hadBase = existsSync(base);
    // Backups may be on another disk, where a file of this one has no second name.
    const copy = () => createWhole(aside, (_handle, partial) => copyFile(base, partial));
    if (hadBase) await link(base, aside).catch(copy);
    // Only a damaged base still has these: they belong to it.
    if (existsSync(`${base}-wal`)) await copyFile(`${base}-wal`, `${aside}-wal`);
    await rm(`${base}-wal`, { force: true });
    await rm(`${base}-shm`, { force: true });
    await rename(databaseFile(folder), base);
    await onDisk(dataDir);
    return `${count(found, 'demande')} en place.${hadBase ? ` ${asideText(aside)}` : ''}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function restorePostgres(file: string, dataDir: string, databaseUrl: string) {
  const env = libpqEnvironment(databaseUrl);
  const found = await countInDump(file, env);
  const store = await openStore({ dataDir, databaseUrl });
  try {
    const aside = await datedFile(backupFolder(dataDir), ASIDE_DAYS, 'dump');
    await backUp(store, copierOf(store, databaseUrl), aside);
    const options = ['--clean', '--if-exists', '--no-owner', '--no-privileges'];
    // All or nothing: killed on the way, the base is the one from before.
    const command = ['pg_restore', '--single-transaction', ...options];
    await runTool([...command, `--dbname=${env['PGDATABASE']}`, file], env, text);
    await store.close();
    const restored = await openStore({ dataDir, databaseUrl });
    await restored.record('restore', found);
    await restored.close();
    return `${count(found, 'demande')} en place. ${asideText(aside)}`;
  } finally {
    await store.close();
  }
}

/** How many requests were erased since: a backup brings them back. Undefined when the base of now cannot say. */
async function erasedSince(env: Pick<Env, 'dataDir' | 'databaseUrl'>, since: Date) {
  const store = await openStore({ ...env, mustExist: true }).catch(() => undefined);
  try {
    const trail = (await store?.readTrail()) ?? [];
    return trail.filter(({ cause, at }) => cause === 'erase' && at > since).length;
  } catch {
    return 0;
  } finally {
    await store?.close();
  }
}

/** Checks the file, puts it in place of the base, and keeps that one beside it. */
export async function restore(file: string, { dataDir, databaseUrl }: Env): Promise<string> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw new NotDoneError(`${file} : impossible à lire (${errorCode(error)}).`);
  });
  const { mtime } = await handle.stat();
  await handle.close();
  const erased = await erasedSince({ dataDir, databaseUrl }, mtime);
  const said = await (databaseUrl === undefined
    ? restoreSqlite(file, dataDir)
    : restorePostgres(file, dataDir, databaseUrl));
  const again = `Depuis le ${formatTime(mtime)}, ${count(erased, 'effacement')} à refaire : npm run leads -- trail, puis erase.`;
  return erased === 0 ? said : `${said}\n${again}`;
}
