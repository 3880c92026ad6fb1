// npm test: everything, in the order in which a fault is cheapest to find. Ends with counts.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { FROZEN } from '../tests/frozen.mjs';
import { ensureBrowser, ensurePrograms } from './programs.mjs';
import { ensureBuilt, ensureInstalled, node, root, run } from './setup.mjs';
import { reportTests } from './testReport.mjs';
import { ensureValidator } from './validator.mjs';

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
await ensurePrograms('PostgreSQL', 'strace', 'nginx', 'Caddy');
await ensureValidator();
rmSync(results, { recursive: true, force: true });

const failures = [];
async function step(name, command, args, options) {
  console.log(`\n— ${name}`);
  if ((await run(command, args, options)) !== 0) failures.push(name);
}

await step('types, lint, format, dead code', 'npm', ['run', '--silent', 'check']);
await ensureBuilt(FROZEN);
const reporters = [
  '--reporter=dot',
  '--reporter=json',
  `--outputFile=${join(results, 'unit.json')}`,
];
await step('units, rules, built pages, commands', 'vitest', [
  'run',
  '--project=!engines',
  ...reporters,
]);
await step('browser', 'playwright', ['test'], { env: { TEST_PORT: String(await freePort()) } });
await step('engines', node, ['scripts/testEngines.mjs']);

const reports = {
  unit: readJson('unit.json'),
  browser: readJson('e2e.json'),
  engines: readJson('engines.json'),
};
const { text, isGreen } = reportTests(reports, failures, root);
console.log(`\n${text}`);
process.exit(isGreen ? 0 : 1);
