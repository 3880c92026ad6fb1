import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from '#server/site/loadSite.ts';
import { keepPrevious } from './keepPrevious.ts';

function aProject() {
  const root = mkdtempSync(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [dist, next] = [join(root, 'dist'), join(root, 'next')];
  /** Builds as scripts/build.ts does, and gives the site that a restart would serve. */
  return function deploy(files: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries({ ...ALWAYS, ...files })) {
      const file = join(next, 'client', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    keepPrevious(dist, next);
    rmSync(dist, { recursive: true, force: true });
    renameSync(next, dist);
    const { assets } = loadSite(join(dist, 'client'));
    return Object.fromEntries(
      Array.from(assets, ([path, { encodings }]) => [
        path,
        encodings.get('identity')?.body.toString(),
      ]),
    );
  };
}

/** Every build has them, and no address. */
const ALWAYS = { '404.html': '404', 'contact/refus.html': 'refus' };
const FIRST = {
  'index.html': 'one',
  'gone.html': 'x',
  '_astro/a.1.js': 'a1',
  '_astro/b.1.js': 'b',
};
const SECOND = { 'index.html': 'two', '_astro/a.2.js': 'a2', '_astro/b.1.js': 'b' };
const THIRD = { 'index.html': 'three', '_astro/a.3.js': 'a3', '_astro/b.1.js': 'b' };

test('a page opened before a deploy still finds its files, for one release', () => {
  const deploy = aProject();
  deploy(FIRST);
  expect(deploy(SECOND)).toEqual({
    '/': 'two',
    '/_astro/a.1.js': 'a1',
    '/_astro/a.2.js': 'a2',
    '/_astro/b.1.js': 'b',
  });
  const third = deploy(THIRD);
  expect(third).toHaveProperty(['/_astro/a.2.js'], 'a2');
  expect(third).not.toHaveProperty(['/_astro/a.1.js']);
});

test('the same site built again keeps what was kept', () => {
  const deploy = aProject();
  deploy(FIRST);
  deploy(SECOND);
  expect(deploy(SECOND)).toHaveProperty(['/_astro/a.1.js'], 'a1');
});
