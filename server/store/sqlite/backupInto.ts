import { type FileHandle, link, open, rm } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { RefusedError } from '#server/leads/ports.ts';
import type { Tables } from '../schema.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Its own name until it is whole, so that a file of the wanted name is always a good backup. */
async function reserve(partial: string): Promise<FileHandle> {
  try {
    return await open(partial, 'wx', 0o600);
  } catch (error) {
    throw new RefusedError(`${partial} : impossible à créer (${codeOf(error)}).`);
  }
}

/** A consistent copy while requests come in. */
export async function backupInto(db: Kysely<Tables>, file: string): Promise<void> {
  const partial = `${file}.partial`;
  const handle = await reserve(partial);
  try {
    await sql`vacuum into ${partial}`.execute(db);
    await handle.sync();
    // Unlike a rename, a link never replaces what is there.
    await link(partial, file).catch((error: unknown) => {
      throw new RefusedError(`${file} : impossible à créer (${codeOf(error)}).`);
    });
  } finally {
    await handle.close();
    await rm(partial, { force: true });
  }
}
