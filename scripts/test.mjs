// npm test: everything, in the order in which a fault is cheapest to find. Ends with counts.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensurePostgres } from './postgres.mjs';
import { ensureBuilt, ensureInstalled, root, run } from './setup.mjs';
import { ensureStrace } from './strace.mjs';

const results = join(root, 'test-results');

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function readJson(name) {
  const file = join(results, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

await ensureInstalled();
await ensureBrowser();
await ensurePostgres();
await ensureStrace();
rmSync(results, { recursive: true, force: true });

const failures = [];
async function step(name, command, args, options) {
  console.log(`\n— ${name}`);
  if ((await run(command, args, options)) !== 0) failures.push(name);
}

await step('types, lint, format, dead code', 'npm', ['run', '--silent', 'check']);
await ensureBuilt();
const reporters = [
  '--reporter=dot',
  '--reporter=json',
  `--outputFile=${join(results, 'unit.json')}`,
];
await step('units, rules, built pages, commands', 'vitest', ['run', ...reporters]);
await step('browser', 'playwright', ['test'], { env: { TEST_PORT: String(await freePort()) } });

const unit = readJson('unit.json');
const browser = readJson('e2e.json')?.stats;
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
console.log(
  `\n${passed} tests réussis, ${failed} échoués (dont ${browser?.expected ?? 0} réussis dans le navigateur).`,
);
if (failures.length > 0) console.log(`En échec : ${failures.join(' ; ')}.`);
process.exit(failures.length === 0 ? 0 : 1);
