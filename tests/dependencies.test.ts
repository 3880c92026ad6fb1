import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLock } from '../scripts/completeLock.mjs';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('every dependency is pinned: on Node 20 npm would pick older versions out of a range', () => {
  const versions = Object.values({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.overrides,
  });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});

test('the lock file holds the native packages of every platform (node scripts/completeLock.mjs)', () => {
  expect(completeLock(lock).added).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(JSON.stringify(lock)).not.toContain('"resolved"');
});
