// What npm test and npm run test:deep share: chapters that are timed, and a report at the end.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './setup.mjs';
import { NOTICES, reportTests } from './testReport.mjs';

const results = join(root, 'test-results');

function readJson(name) {
  const file = join(results, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Chapters of one run. Reports of earlier runs are deleted first, so that none is taken for today's. */
export function startChapters() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  const failures = [];
  const times = [];
  const startedAt = performance.now();

  /** Measures how long some work takes. The work returns an exit code. */
  async function chapter(name, work) {
    console.log(`\n— ${name}`);
    const from = performance.now();
    if ((await work()) !== 0) failures.push(name);
    times.push({ name, seconds: (performance.now() - from) / 1000 });
  }

  return {
    chapter,
    /** One command. */
    command: (name, program, args, options) => chapter(name, () => run(program, args, options)),
    /** Some of Vitest's projects, with a report of their own. */
    vitest: (name, report, projects, args = []) =>
      chapter(name, () =>
        run('vitest', [
          'run',
          ...projects.map((project) => `--project=${project}`),
          ...args,
          '--reporter=dot',
          '--reporter=json',
          `--outputFile=${join(results, report)}`,
        ]),
      ),
    /** Says how it went, and ends. */
    end() {
      times.push({ name: 'en tout', seconds: (performance.now() - startedAt) / 1000 });
      const vitest = ['unit.json', 'built.json', 'commands.json'].map(readJson);
      const reports = {
        unit: { testResults: vitest.flatMap((report) => report?.testResults ?? []) },
        browser: readJson('e2e.json'),
        engines: readJson('engines.json'),
        listening: readJson('listen.json'),
      };
      const notices = existsSync(NOTICES) ? readFileSync(NOTICES, 'utf8').trim().split('\n') : [];
      const { text, isGreen } = reportTests(reports, failures, root, { times, notices });
      console.log(`\n${text}`);
      process.exit(isGreen ? 0 : 1);
    },
  };
}
