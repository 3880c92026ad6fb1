import { type FileHandle, link, open, rm } from 'node:fs/promises';
import { NotDoneError } from '#server/leads/ports.ts';
import { errorCode } from '#server/log.ts';

function refuse(file: string): (error: unknown) => never {
  return (error) => {
    const code = errorCode(error);
    const reason = code === 'EEXIST' ? 'existe déjà' : `impossible à créer (${code})`;
    throw new NotDoneError(`${file} : ${reason}.`);
  };
}

/**
 * A new file, readable by this user only, that bears its name once it is whole and on disk. Until then it is
 * written under another one; a file that is already there is never replaced.
 */
export async function createWhole(
  file: string,
  write: (handle: FileHandle, partial: string) => Promise<unknown>,
): Promise<void> {
  const partial = `${file}.partial`;
  const handle = await open(partial, 'wx', 0o600).catch(refuse(partial));
  try {
    await write(handle, partial);
    await handle.sync();
    // Unlike a rename, a link never replaces what is there.
    await link(partial, file).catch(refuse(file));
  } finally {
    await handle.close();
    await rm(partial, { force: true });
  }
}
