import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials, type Lock } from '#scripts/billOfMaterials.ts';
import { DIST } from '#scripts/serverProcess.mjs';
import { serveBuilt } from '../support/serveBuilt.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const manifest = JSON.parse(read('package.json'));
const lock: Lock = JSON.parse(read('package-lock.json'));
const bill: ReturnType<typeof billOfMaterials> = JSON.parse(read(`${DIST}/sbom.cdx.json`));
const notices = read(`${DIST}/third-party-notices.txt`);
const site = serveBuilt();

const names = new Set(bill.components.map(({ name }) => name));

test('the bill of materials names the site and all that it is made of, and no tool of the tests', () => {
  expect(bill.metadata.component).toMatchObject({ name: manifest.name, version: manifest.version });
  const wanted = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  expect(['vitest', 'knip', '@playwright/test'].filter((name) => names.has(name))).toEqual([]);
});

test('each component has its digest, its licence and its address', () => {
  for (const { purl, hashes, licenses } of bill.components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
    expect(hashes.map(({ content }) => content).join(), purl).toMatch(/^[\da-f]{128}$/);
    expect(JSON.stringify(licenses), purl).toMatch(/MIT|Apache|BSD|ISC|MPL|LGPL|CC|Python|BlueOak/);
  }
});

test('what a component depends on is in the bill too', () => {
  const refs = new Set(bill.components.map((component) => component['bom-ref']));
  expect(refs.size).toBe(bill.components.length);
  const asked = bill.dependencies.flatMap(({ dependsOn }) => dependsOn);
  expect(asked.filter((ref) => !refs.has(ref))).toEqual([]);
});

test('the same lock file gives the same bill', () => {
  expect(billOfMaterials(lock)).toEqual(bill);
});

test('the licence of what runs is quoted', () => {
  for (const name of ['pg', 'react-dom', 'zod']) {
    const text = notices.split(/^-{80}$/m).find((part) => part.trimStart().startsWith(`${name} `));
    expect(text, name).toContain('Permission is hereby granted');
  }
});

test.each(['/sbom.cdx.json', '/third-party-notices.txt'])('%s is not on the site', async (path) => {
  expect((await site.get(path)).status).toBe(404);
});
