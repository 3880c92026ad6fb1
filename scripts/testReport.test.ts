import { expect, test } from 'vitest';
import { reportTests } from './testReport.mjs';

const vitestFile = (name: string, ...assertionResults: object[]) => ({
  name: `/somewhere/${name}`,
  message: '',
  assertionResults,
});
const vitestTest = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});
const spec = (title: string, status: string, ...errors: string[]) => ({
  file: 'home.spec.ts',
  title,
  ok: status !== 'unexpected',
  tests: [{ status, results: errors.map((message) => ({ error: { message } })) }],
});
const browserOf = (...specs: object[]) => ({ suites: [{ suites: [{ specs }] }] });
const none = { unit: undefined, browser: undefined, engines: undefined };
const green = { testResults: [vitestFile('a.test.ts', vitestTest('adds', 'passed'))] };

test('counts what passed, and where', () => {
  const left = spec('waits', 'skipped');
  const browser = browserOf(spec('opens', 'expected'), spec('leads', 'expected'), left);
  expect(reportTests({ unit: green, browser, engines: green }, [], '/somewhere')).toEqual({
    text: '4 tests réussis, 0 échoués (dont 3 réussis dans un navigateur).',
    isGreen: true,
  });
});

test('names each failure with the start of its reason, last', () => {
  const reason = ['\u001b[31mexpected 1\u001b[39m', 'at a', 'at b', 'at c', 'at d', 'at e', 'at f'];
  const engines = {
    testResults: [vitestFile('b.test.ts', vitestTest('turns', 'failed', reason.join('\n')))],
  };
  const browser = browserOf(spec('opens', 'unexpected', 'first try', 'too late'));
  const { text, isGreen } = reportTests(
    { unit: green, browser, engines },
    ['browser'],
    '/somewhere',
  );
  expect(isGreen).toBe(false);
  expect(text.split('\n')).toEqual([
    '1 tests réussis, 2 échoués (dont 0 réussis dans un navigateur).',
    'En échec : browser.',
    '  ✗ home.spec.ts › opens',
    '      too late',
    '  ✗ b.test.ts › turns',
    ...['expected 1', ...reason.slice(1, 6)].map((line) => `      ${line}`),
  ]);
});

test('names a file that could not be loaded', () => {
  const unit = {
    testResults: [{ ...vitestFile('c.test.ts'), message: 'Cannot find module ./d.ts' }],
  };
  expect(reportTests({ ...none, unit }, ['units'], '/somewhere').text).toContain(
    '  ✗ c.test.ts\n      Cannot find module ./d.ts',
  );
});

test('names second tries, and forgives two of them', () => {
  const again = (name: string) => vitestTest(name, 'passed', 'hung');
  const engines = { testResults: [vitestFile('e.test.ts', again('one'))] };
  const one = browserOf(spec('two', 'flaky'));
  const two = reportTests({ ...none, browser: one, engines }, [], '/somewhere');
  expect(two.isGreen).toBe(true);
  expect(two.text).toContain('Au second essai : home.spec.ts › two');
  expect(two.text).toContain('Au second essai : e.test.ts › one');
  const browser = browserOf(spec('two', 'flaky'), spec('three', 'flaky'));
  const three = reportTests({ ...none, browser, engines }, [], '/somewhere');
  expect(three.isGreen).toBe(false);
  expect(three.text).toContain('En échec : trop de seconds essais.');
});

test('says how long each chapter took, and what came close to a ceiling, without failing', () => {
  const times = [
    { name: 'browser', seconds: 61.7 },
    { name: 'en tout', seconds: 302 },
  ];
  const notices = ['/ : 27 000, soit 97 % du plafond', '/ : 27 000, soit 97 % du plafond'];
  const { text, isGreen } = reportTests({ ...none, unit: green }, [], '/somewhere', {
    times,
    notices,
  });
  expect(isGreen).toBe(true);
  expect(text.split('\n')).toEqual([
    '  1 min  2 s  browser',
    '  5 min  2 s  en tout',
    '  À savoir : / : 27 000, soit 97 % du plafond',
    '1 tests réussis, 0 échoués (dont 0 réussis dans un navigateur).',
  ]);
});
