// npm test: everything, in the order in which a fault is cheapest to find. Ends with counts.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { ensureCaddy } from './caddy.mjs';
import { ensureNginx } from './nginx.mjs';
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

/** Each failed test and the start of its reason: the last lines are what a log keeps. */
function failedTests(unit, browser) {
  const shown = (title, reason = '') =>
    `  ✗ ${title}\n      ${stripVTControlCharacters(reason).split('\n').slice(0, 6).join('\n      ')}`;
  const units = (unit?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that cannot even be loaded has no tests.
    if (failed.length === 0 && message) return [shown(relative(root, name), message)];
    return failed.map((test) =>
      shown(`${relative(root, name)} › ${test.fullName}`, test.failureMessages[0]),
    );
  });
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const specs = (browser?.suites ?? []).flatMap(specsOf).filter(({ ok }) => !ok);
  const browsers = specs.map(({ file, title, tests }) =>
    shown(`${file} › ${title}`, tests[0]?.results.at(-1)?.error?.message),
  );
  return [...units, ...browsers];
}

await ensureInstalled();
await ensureBrowser();
await ensurePostgres();
await ensureStrace();
await ensureNginx();
await ensureCaddy();
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
const browser = readJson('e2e.json');
const inBrowser = browser?.stats.expected ?? 0;
const passed = (unit?.numPassedTests ?? 0) + inBrowser;
const failed = (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0);
console.log(
  `\n${passed} tests réussis, ${failed} échoués (dont ${inBrowser} réussis dans le navigateur).`,
);
if (failures.length > 0) console.log(`En échec : ${failures.join(' ; ')}.`);
for (const line of failedTests(unit, browser)) console.log(line);
process.exit(failures.length === 0 ? 0 : 1);
