import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const HASHED = '_astro';

/**
 * Keeps in the next build the hashed files that only the present one has: a page opened before a deploy
 * still asks for them. One release back, no more.
 */
export function keepPrevious(dist: string, next: string): void {
  const old = join(dist, 'client', HASHED);
  if (!existsSync(old)) return;
  const target = join(next, 'previous', HASHED);
  const copy = (folder: string) => {
    for (const name of readdirSync(folder)) {
      const isBuiltAgain = existsSync(join(next, 'client', HASHED, name));
      if (!isBuiltAgain) cpSync(join(folder, name), join(target, name), { recursive: true });
    }
  };
  copy(old);
  // The same site built again is not a new release: the files kept before are still needed.
  const kept = join(dist, 'previous', HASHED);
  if (!existsSync(target) && existsSync(kept)) copy(kept);
}
