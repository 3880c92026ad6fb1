// npm run test:engines: the main journeys in Chromium, Firefox and WebKit, each as the machine has it.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FROZEN } from './frozen.mjs';
import { ensurePrograms, findBrowser, findFirefox, findWebKit } from './programs.mjs';
import { ensureBuilt, ensureInstalled, root, run } from './setup.mjs';

const results = join(root, 'test-results');
const report = join(results, 'engines.json');

const ENGINES = [
  { file: 'chromium.test.ts', name: 'Chromium', find: findBrowser },
  { file: 'firefox.test.ts', name: 'Firefox', find: findFirefox },
  { file: 'webkit.test.ts', name: 'WebKit', find: findWebKit },
];

function readTests(file) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.find(({ name }) => basename(name) === file)?.assertionResults ?? [];
}

const row = (engine, ...counts) =>
  `${engine.padEnd(26)}${counts.map((count) => String(count).padStart(10)).join('')}`;

/** Journeys not walked in an engine that is there: it did not start. */
function describe({ file, name, find }) {
  if (find() === undefined) return `${name.padEnd(26)}absent : parcours sautés`;
  const tests = readTests(file);
  const version = tests.find(({ meta }) => meta?.engine)?.meta.engine ?? name;
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  return row(version, passed, failed, tests.length - passed - failed);
}

await ensureInstalled();
await ensurePrograms('Chromium', 'Firefox', 'WebKitGTK');
await ensureBuilt(FROZEN);
rmSync(report, { force: true });
rmSync(join(results, 'engines'), { recursive: true, force: true });
const code = await run('vitest', [
  'run',
  '--project=engines',
  // Two at once: a browser mostly waits for its page, or for the test.
  '--maxWorkers=2',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile=${report}`,
]);
if (existsSync(report)) {
  const head = row('Moteur', 'réussis', 'échoués', 'non faits');
  console.log(['', head, ...ENGINES.map(describe)].join('\n'));
}
process.exit(code);
