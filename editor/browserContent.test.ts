import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as contentFolder from '#site/content/pipeline/contentFolder.ts';
import { folderModule } from './browserContent.ts';

test('content reaches the disk in one place, which a browser has too', () => {
  const sources = globSync('src/content/**/*.ts', { exclude: ['**/*.test.ts'] });
  const reading = sources.filter((file) => readFileSync(file, 'utf8').includes("from 'node:"));
  expect(reading).toEqual(['src/content/pipeline/contentFolder.ts']);
});

test('a browser has all that the build has', async () => {
  const inBrowser = await import(
    `data:text/javascript,${encodeURIComponent(folderModule('tests/content'))}`
  );
  expect(Object.keys(inBrowser).sort()).toEqual(Object.keys(contentFolder).sort());
  expect(inBrowser.readGrid()).toBe(contentFolder.readGrid());
  expect(inBrowser.readContentFile('company.yaml')).toBe(
    contentFolder.readContentFile('company.yaml'),
  );
});
