import { rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#server/log.ts';
import type { LeadStore } from '#server/store/createStore.ts';

/** When each cause was told, as all instances know it. */
export type AlertMemory = Pick<LeadStore, 'lease' | 'readMoment' | 'setMoment'>;

const timeOf = async (file: string) => (await stat(file).catch(() => undefined))?.mtime;

/**
 * For the one cause that the store cannot remember: that it is closed. The time of a file, so that a restart says that
 * all is well again; where no file can be written, this process remembers.
 */
export function memoryInFiles(folder: string): AlertMemory {
  const unwritten = new Map<string, Date>();
  return {
    readMoment: async (name) => unwritten.get(name) ?? timeOf(join(folder, name)),
    async setMoment(name, at) {
      const file = join(folder, name);
      unwritten.delete(name);
      if (!at) return rm(file, { force: true }).catch(() => {});
      const writing = writeFile(file, '', { mode: 0o600 }).then(() => utimes(file, at, at));
      await writing.catch(() => unwritten.set(name, at));
    },
    async lease(name, seconds) {
      const file = join(folder, `${name}.lease`);
      const takenAt = await timeOf(file);
      if (takenAt && Date.now() - takenAt.getTime() > seconds * 1000)
        await rm(file, { force: true }).catch(() => {});
      // Without a disk nobody can be asked: better twice than never.
      return writeFile(file, '', { flag: 'wx', mode: 0o600 }).then(
        () => true,
        (error) => errorCode(error) !== 'EEXIST',
      );
    },
  };
}
