import { expect, test } from 'vitest';
import { parseUsage, UsageError } from './usage.ts';

test.each([
  ['help', 'help'],
  ['nginx', { kind: 'nginx', out: 'dist/deploy/nginx' }],
  ['caddy --out a', { kind: 'caddy', out: 'a' }],
  ['nginx --instances 10.0.0.2:80,[::1]:81', { instances: ['10.0.0.2:80', '[::1]:81'] }],
])('%s is understood', (line, wanted) => {
  const parsed = parseUsage(line.split(' '));
  if (typeof wanted === 'string') expect(parsed).toBe(wanted);
  else expect(parsed).toMatchObject(wanted);
});

test.each([
  '',
  'apache',
  'nginx caddy',
  'nginx --output a',
  'nginx --out',
  'nginx --instances 10.0.0.2',
  'nginx --instances 10.0.0.2:80;drop',
  'static --instances 10.0.0.2:80',
])('"%s" is refused', (line) => {
  expect(() => parseUsage(line.split(' ').filter(Boolean))).toThrow(UsageError);
});
