// npm test: everything, in the order in which a fault is cheapest to find. Ends with counts.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { ensureCaddy } from './caddy.mjs';
import { ensureNginx } from './nginx.mjs';
import { ensurePostgres } from './postgres.mjs';
import { ensureBuilt, ensureInstalled, node, root, run } from './setup.mjs';
import { ensureStrace } from './strace.mjs';
import { ensureValidator } from './validator.mjs';

const results = join(root, 'test-results');
/** A browser that hangs now and then is forgiven; a test that is not sure of itself is not. */
const MOST_SECOND_TRIES = 2;

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

function browserTests(report) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return (report?.suites ?? []).flatMap(specsOf);
}

/** Each failed test and the start of its reason: the last lines are what a log keeps. */
function failedTests(unit, engines, browser) {
  const shown = (title, reason = '') =>
    `  ✗ ${title}\n      ${stripVTControlCharacters(reason).split('\n').slice(0, 6).join('\n      ')}`;
  const files = [unit, engines].flatMap((report) => report?.testResults ?? []);
  const units = files.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that cannot even be loaded has no tests.
    if (failed.length === 0 && message) return [shown(relative(root, name), message)];
    return failed.map((test) =>
      shown(`${relative(root, name)} › ${test.fullName}`, test.failureMessages[0]),
    );
  });
  const browsers = browserTests(browser)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
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
await ensureValidator();
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
await step('units, rules, built pages, commands', 'vitest', [
  'run',
  '--project=!engines',
  ...reporters,
]);
await step('browser', 'playwright', ['test'], { env: { TEST_PORT: String(await freePort()) } });
await step('engines', node, ['scripts/testEngines.mjs']);

const unit = readJson('unit.json');
const browser = readJson('e2e.json');
const engines = readJson('engines.json');
const secondTries = browserTests(browser).filter(({ tests }) =>
  tests.some(({ status }) => status === 'flaky'),
);
if (secondTries.length > MOST_SECOND_TRIES) failures.push('trop de seconds essais');
const inBrowser =
  (browser?.stats.expected ?? 0) + secondTries.length + (engines?.numPassedTests ?? 0);
const passed = (unit?.numPassedTests ?? 0) + inBrowser;
const failed = [
  unit?.numFailedTests ?? 0,
  browser?.stats.unexpected ?? 0,
  engines?.numFailedTests ?? 0,
].reduce((sum, count) => sum + count);
console.log(
  `\n${passed} tests réussis, ${failed} échoués (dont ${inBrowser} réussis dans un navigateur).`,
);
for (const { file, title } of secondTries) console.log(`  Au second essai : ${file} › ${title}`);
if (failures.length > 0) console.log(`En échec : ${failures.join(' ; ')}.`);
for (const line of failedTests(unit, engines, browser)) console.log(line);
process.exit(failures.length === 0 ? 0 : 1);
