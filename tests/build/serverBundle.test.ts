import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIST } from '#scripts/serverProcess.mjs';

/** A bundled file and all that is loaded with it. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(`${DIST}/app/${file}`, 'utf8');
  for (const [, other = ''] of code.matchAll(/from ?["'`]\.\/([\w.-]+\.mjs)/g))
    loadedWith(other, seen);
  return seen;
}

test("the store's thread does not load the server: there would be a second one", () => {
  expect([...loadedWith('worker.mjs')]).not.toContain('main.mjs');
});
