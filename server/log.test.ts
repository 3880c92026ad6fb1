import { expect, test } from 'vitest';
import { errorCode, type LogEntry, quieten } from './log.ts';
import { SetupError } from './setupError.ts';

test('a flood writes one line a minute for each cause', () => {
  const lines: LogEntry[] = [];
  let now = 0;
  const log = quieten(
    (entry) => lines.push(entry),
    () => now,
  );
  const refused = { level: 'warn', event: 'request-refused', code: '429 busy' } as const;
  for (now = 0; now < 120_000; now += 10) log(refused);
  log({ ...refused, code: '403 refused' });
  expect(lines).toEqual([refused, refused, { ...refused, code: '403 refused' }]);
});

test('what has a reference is always told', () => {
  const lines: LogEntry[] = [];
  const log = quieten((entry) => lines.push(entry));
  const stored = { level: 'info', event: 'request-stored', reference: 'AER-2611-7K3QX' } as const;
  for (let count = 0; count < 3; count += 1) log(stored);
  expect(lines).toHaveLength(3);
});

test('a code never quotes a message, which may quote a person', () => {
  const typed = 'Zoé <zoe@usine.example>';
  expect(errorCode(new TypeError(typed))).toBe('TypeError');
  expect(errorCode(Object.assign(new Error(typed), { code: 'EPIPE' }))).toBe('EPIPE');
  expect(errorCode(new SetupError(typed, 'SQLITE 13'))).toBe('SQLITE 13');
  expect(errorCode(typed)).toBe('string');
});
