// What npm test says at its end, from the reports of its runners.
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** Notices of tests that did not fail, one per line. */
export const NOTICES = fileURLToPath(new URL('../test-results/notices.txt', import.meta.url));

/** A few second tries are allowed, because a browser hangs now and then. More means that a test is flaky. */
const MAX_SECOND_TRIES = 2;
/** Of a failure's reason. */
const LINES_SHOWN = 6;

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** A test that was left out passed nothing. */
const stateOf = ({ ok, tests }) => {
  if (!ok) return 'failed';
  return tests.every(({ status }) => status === 'skipped') ? 'skipped' : 'passed';
};

/** Playwright's tests, in one shape. */
function readBrowser(report) {
  return (report?.suites ?? []).flatMap(specsOf).map((spec) => ({
    title: `${spec.file} › ${spec.title}`,
    state: stateOf(spec),
    isSecondTry: spec.tests.some(({ status }) => status === 'flaky'),
    reason: spec.tests[0]?.results.at(-1)?.error?.message,
  }));
}

/** Vitest's tests, in the same shape. */
function readVitest(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const tests = assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: `${file} › ${fullName}`,
      state: status,
      isSecondTry: status === 'passed' && failureMessages.length > 0,
      reason: failureMessages[0],
    }));
    // A file that cannot even be loaded, or that fails around its tests.
    const isBroken = message && !tests.some(({ state }) => state === 'failed');
    return isBroken ? [...tests, { title: file, state: 'failed', reason: message }] : tests;
  });
}

function showFailure({ title, reason = '' }) {
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, LINES_SHOWN);
  return `  ✗ ${title}\n      ${lines.join('\n      ')}`;
}

const formatTime = (seconds) =>
  `${Math.floor(Math.round(seconds) / 60)} min ${String(Math.round(seconds) % 60).padStart(2)} s`.padStart(
    12,
  );

/**
 * The last lines are what a log keeps: each failed test and the start of its reason stand there.
 *
 * @param {{ unit?: any; browser?: any; engines?: any; listening?: any }} reports
 * @param {string[]} failedSteps
 * @param {string} root
 * @param {{ times?: { name: string; seconds: number }[]; notices?: string[] }} told
 */
export function reportTests(reports, failedSteps, root, told = {}) {
  const { unit, browser, engines, listening } = reports;
  const { times = [], notices = [] } = told;
  const inBrowser = [
    ...readBrowser(browser),
    ...readVitest(engines, root),
    ...readVitest(listening, root),
  ];
  const all = [...readVitest(unit, root), ...inBrowser];
  const countOf = (tests, wanted) => tests.filter(({ state }) => state === wanted).length;
  const secondTries = all.filter(({ isSecondTry }) => isSecondTry);
  const failures =
    secondTries.length > MAX_SECOND_TRIES
      ? [...failedSteps, 'trop de seconds essais']
      : failedSteps;
  const failed = all.filter(({ state }) => state === 'failed');
  const lines = [
    ...times.map(({ name, seconds }) => `${formatTime(seconds)}  ${name}`),
    ...[...new Set(notices)].sort().map((notice) => `  À savoir : ${notice}`),
    `${countOf(all, 'passed')} tests réussis, ${failed.length} échoués (dont ${countOf(inBrowser, 'passed')} réussis dans un navigateur).`,
    ...secondTries.map(({ title }) => `  Au second essai : ${title}`),
    ...(failures.length > 0 ? [`En échec : ${failures.join(' ; ')}.`] : []),
    ...failed.map(showFailure),
  ];
  return { text: lines.join('\n'), isGreen: failures.length === 0 };
}
