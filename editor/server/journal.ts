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

/** One file to write. Without bytes, the file is deleted. The path is relative to the project. */
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

/** How many saves can be undone. */
const KEPT = 200;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const bytesAt = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

/** Atomic: who reads the file during the write sees the old one. */
function put({ path, bytes }: Change): void {
  if (bytes === undefined) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.nouveau`, bytes);
  renameSync(`${path}.nouveau`, path);
}

/** Changes files and keeps what they were, so that each save can be undone byte for byte. */
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

  /** What the last save changed, and in which files, if there is one to undo. */
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
    // The journal is written first: after a crash in between, everything can still be undone.
    put({ path: join(this.#folder, name), bytes: Buffer.from(JSON.stringify({ what, files })) });
    for (const { path, bytes } of changes) put({ path: resolve(path), bytes });
    for (const old of previous.slice(0, -KEPT)) rmSync(join(this.#folder, old));
  }

  /** Undoes the last save. If someone else has changed its files since, does nothing and returns those files. */
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
