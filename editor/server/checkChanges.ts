import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Findings } from '#scripts/checkContent.ts';
import type { Change } from './journal.ts';
import { CONTENT, LOGOS } from './places.ts';

function loadAll(env: Record<string, string>): Promise<Findings> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./checkWorker.ts', import.meta.url), {
      env: { ...process.env, ...env },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** What the build would say after these changes. It runs on a copy: nothing is written yet. */
export async function checkChanges(
  changes: readonly Change[],
  current = CONTENT,
): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), 'edition-'));
  const [content, logos] = [join(folder, 'content'), join(folder, 'logos')];
  try {
    cpSync(current, content, { recursive: true });
    cpSync(LOGOS, logos, { recursive: true });
    for (const { path, bytes } of changes) {
      const inContent = relative(CONTENT, path);
      const isContent = !inContent.startsWith('..');
      if (!isContent && !path.startsWith(LOGOS)) continue;
      const copy = isContent ? join(content, inContent) : join(logos, basename(path));
      if (bytes === undefined) rmSync(copy, { force: true });
      else writeFileSync(copy, bytes);
    }
    return await loadAll({ CONTENT_DIR: content, LOGOS_DIR: logos });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
