import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readForm } from '../content/contentFile.ts';
import type { Plan } from '../content/plan.ts';
import { idOf } from '../content/plans.ts';
import { CONTENT } from './places.ts';

interface FormFile {
  readonly bytes: Buffer;
  readonly sha: string;
}

/** The hash that Git gives a file: Keystatic names files by it. */
function shaOf(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The forms as Keystatic sees them: a flat folder of JSON files, made of content/ each time. */
export class FormFiles {
  readonly #files: ReadonlyMap<string, readonly [string, Plan]>;

  constructor(plans: ReadonlyMap<string, Plan>) {
    this.#files = new Map([...plans].map(([file, plan]) => [`${idOf(file)}.json`, [file, plan]]));
  }

  fileOf(name: string): readonly [string, Plan] | undefined {
    return this.#files.get(name);
  }

  #read(file: string, plan: Plan): FormFile {
    const source = readFileSync(join(CONTENT, file), 'utf8');
    const bytes = Buffer.from(`${JSON.stringify(readForm(file, plan, source), null, 2)}\n`);
    return { bytes, sha: shaOf(bytes) };
  }

  tree() {
    return [...this.#files].map(([path, [file, plan]]) => {
      const { sha, bytes } = this.#read(file, plan);
      return { path, mode: '100644', type: 'blob', sha, size: bytes.length };
    });
  }

  /** A form in the version asked for; nothing if its file has changed since. */
  show(name: string, sha: string): Buffer | undefined {
    const found = this.#files.get(name);
    const formFile = found === undefined ? undefined : this.#read(...found);
    return formFile?.sha === sha ? formFile.bytes : undefined;
  }
}
