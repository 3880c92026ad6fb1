import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createWhole } from '#server/files/createWhole.ts';
import { NotDoneError } from '#server/leads/ports.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import type { Copier } from './copies.ts';
import { count } from './labels.ts';

const DAY_MS = 86_400_000;
const NAME =
  /^demandes-\d{8}T\d{9}Z-effacer-le-(\d{4}-\d\d-\d\d)\.(sqlite|dump)(\.partial)*(-wal|-journal)?$/;

/** Where a restore prepares what it puts in place: the beginning of a folder's name. */
export const PREPARED = 'restauration.partial-';

/** The day on which the backup of this name is to be gone, as 2026-11-30. */
const lastDay = (name: string): string | undefined => NAME.exec(name)?.[1];

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** A file that says when it is to be gone: it holds whoever is erased from now on. The folder is made. */
export async function datedFile(folder: string, keepDays: number, extension: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const now = new Date();
  const made = now.toISOString().replaceAll(/[-:.]/g, '');
  const end = new Date(now.getTime() + keepDays * DAY_MS);
  return join(folder, `demandes-${made}-effacer-le-${dayOf(end)}.${extension}`);
}

/** Backups whose day has come, and what a run that was killed left half written. */
export async function removeOld(folder: string): Promise<void> {
  const now = new Date();
  for (const name of await readdir(folder).catch(() => [])) {
    const day = lastDay(name);
    if (day === undefined && !name.startsWith(PREPARED)) continue;
    const file = join(folder, name);
    const changedAt = (await stat(file).catch(() => undefined))?.mtimeMs ?? now.getTime();
    const isAbandoned = name.includes('.partial') && now.getTime() - changedAt > DAY_MS / 24;
    if (isAbandoned || (day !== undefined && day <= dayOf(now)))
      await rm(file, { force: true, recursive: true });
  }
}

/** Writes a copy that bears its name once it was opened and counted; gives how many requests it holds. */
export async function backUp(store: LeadStore, copier: Copier, file: string): Promise<number> {
  const howMany = async () => {
    const { leads, held } = await store.status();
    return leads + held;
  };
  const before = await howMany();
  let copied = 0;
  await createWhole(file, async (_handle, partial) => {
    await copier.write(partial);
    copied = await copier.count(partial);
    // Requests may come and go meanwhile.
    if (copied < Math.min(before, await howMany()))
      throw new NotDoneError(`${file} : il manque des demandes dans la copie (${copied}).`);
  });
  await store.setMoment('backup', new Date());
  return copied;
}

export const backupFolder = (dataDir: string): string => join(dataDir, 'sauvegardes');

/** Until when backups of this folder hold whoever was erased just now; undefined when there are none. */
export async function remainsUntil(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => lastDay(name) ?? [])
    .sort()
    .at(-1);
}

/** A dated backup; those that have had their time go once the new one is there. */
export async function keepBackup(
  store: LeadStore,
  copier: Copier,
  { folder, keepDays }: { readonly folder: string; readonly keepDays: number },
): Promise<string> {
  const file = await datedFile(folder, keepDays, copier.extension);
  const copied = await backUp(store, copier, file);
  await removeOld(folder);
  return `${count(copied, 'demande')} dans ${file}, relue et comptée.`;
}
