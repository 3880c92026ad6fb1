import { open, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#server/log.ts';
import type { LeadStore } from '#server/store/createStore.ts';

/** When each cause was told, as all instances know it. */
export type AlertMemory = Pick<LeadStore, 'lease' | 'readMoment' | 'setMoment'>;

/**
 * For the one cause that the store cannot remember: that it is closed. A file's time, so that a restart says that all
 * is well again; this process remembers too, for the disk may be what ails.
 */
export function memoryInFiles(folder: string): AlertMemory {
  const moments = new Map<string, Date>();
  const timeOf = async (name: string) =>
    (await stat(join(folder, name)).catch(() => undefined))?.mtime;

  const readMoment = async (name: string) => moments.get(name) ?? (await timeOf(name));

  async function touch(name: string, at: Date, flags: string): Promise<void> {
    const handle = await open(join(folder, name), flags, 0o600);
    await handle.close();
    await utimes(join(folder, name), at, at);
  }

  return {
    readMoment,
    async setMoment(name, at) {
      if (at) moments.set(name, at);
      else moments.delete(name);
      await (at ? touch(name, at, 'w') : rm(join(folder, name), { force: true })).catch(() => {});
    },
    async lease(name, seconds) {
      const file = `${name}.lease`;
      const takenAt = await timeOf(file);
      if (takenAt && Date.now() - takenAt.getTime() > seconds * 1000)
        await rm(join(folder, file), { force: true }).catch(() => {});
      // Without a disk nobody can be asked: better twice than never.
      return touch(file, new Date(), 'wx').then(
        () => true,
        (error) => errorCode(error) !== 'EEXIST',
      );
    },
  };
}
