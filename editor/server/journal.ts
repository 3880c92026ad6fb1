import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';

/** A file as it shall be; without bytes, it shall not be. Paths start at the project. */
export interface Change {
  readonly path: string;
  readonly bytes: Uint8Array | undefined;
}

const entrySchema = z.object({
  /** What the owner changed, in French. */
  what: z.string(),
  files: z.array(
    z.object({ path: z.string(), before: z.base64().nullable(), after: z.string().nullable() }),
  ),
});

/** How many saves can be taken back. */
const KEPT = 200;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const bytesAt = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

/** Whole or not at all: whoever reads meanwhile sees the old file. */
function put({ path, bytes }: Change): void {
  if (bytes === undefined) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.nouveau`, bytes);
  renameSync(`${path}.nouveau`, path);
}

/** Changes files and remembers what they were, so that each save can be taken back to the byte. */
export class Journal {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #entries(): string[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  }

  #read(name: string) {
    return entrySchema.parse(JSON.parse(readFileSync(join(this.#folder, name), 'utf8')));
  }

  /** What the last save changed, and in which files, if there is one to take back. */
  last(): { readonly what: string; readonly paths: readonly string[] } | undefined {
    const name = this.#entries().at(-1);
    if (name === undefined) return undefined;
    const { what, files } = this.#read(name);
    return { what, paths: files.map(({ path }) => path) };
  }

  write(what: string, changes: readonly Change[]): void {
    const files = changes.map(({ path, bytes }) => ({
      path,
      before: bytesAt(resolve(path))?.toString('base64') ?? null,
      after: bytes === undefined ? null : hashOf(bytes),
    }));
    const previous = this.#entries();
    const number = Number.parseInt(previous.at(-1) ?? '0', 10) + 1;
    const name = `${String(number).padStart(8, '0')}.json`;
    // Remembered first: a stop in between leaves nothing that cannot be taken back.
    put({ path: join(this.#folder, name), bytes: Buffer.from(JSON.stringify({ what, files })) });
    for (const { path, bytes } of changes) put({ path: resolve(path), bytes });
    for (const old of previous.slice(0, -KEPT)) rmSync(join(this.#folder, old));
  }

  /** Takes the last save back. Gives the files that someone else changed since: then nothing is done. */
  undo(): { readonly what: string; readonly changedSince: readonly string[] } | undefined {
    const name = this.#entries().at(-1);
    if (name === undefined) return undefined;
    const { what, files } = this.#read(name);
    const changedSince = files.filter(({ path, before, after }) => {
      const bytes = bytesAt(resolve(path));
      const isBefore = (bytes?.toString('base64') ?? null) === before;
      return !isBefore && (bytes === undefined ? null : hashOf(bytes)) !== after;
    });
    if (changedSince.length === 0) {
      for (const { path, before } of files) {
        const bytes = before === null ? undefined : Buffer.from(before, 'base64');
        put({ path: resolve(path), bytes });
      }
      rmSync(join(this.#folder, name));
    }
    return { what, changedSince: changedSince.map(({ path }) => path) };
  }
}
