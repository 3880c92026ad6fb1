import { expect, test } from 'vitest';
import { showBare, showResult, unitOf } from './display.ts';

test.each([
  [0.438_81, 'm³/min', '0,439\u00a0m³/min'],
  [3685.7, '€', '3\u00a0690\u00a0€'],
  [24_570.4, '€', '24\u00a0570\u00a0€'],
  [902.2, '€', '902\u00a0€'],
  [175.6, 's', '2\u00a0min 56\u00a0s'],
  [36, 's', '36\u00a0s'],
  [7265, 's', '2\u00a0h 1\u00a0min'],
  [-1234, 'jours', '−1\u00a0234\u00a0jours'],
  ['2026-11-01', 'date', '1er novembre 2026'],
  [true, 'flag', 'oui'],
  [undefined, '€', '–'],
] as const)('%s %s is shown as « %s »', (value, kind, shown) =>
  expect(showResult(value, kind, { true: 'oui' })).toBe(shown),
);

test('a number below zero has a true minus sign', () =>
  expect(showResult(-20.78, '°C', {})).toBe('−20,8\u00a0°C'));

test('a column has its unit in its title; a duration keeps its own', () => {
  expect([showBare(3685.7, '€', {}), unitOf('€')]).toEqual(['3\u00a0690', '€']);
  expect([showBare(175.6, 's', {}), unitOf('s')]).toEqual(['2\u00a0min 56\u00a0s', '']);
});
