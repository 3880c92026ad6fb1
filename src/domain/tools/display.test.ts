import { expect, test } from 'vitest';
import { showBare, showInput, showResult, unitOf } from './display.ts';
import { number } from './input.ts';

test.each([
  [0.438_81, 'm³/min', '0,439\u00a0m³/min'],
  [3685.7, '€', '3\u00a0690\u00a0€'],
  [24_570.4, '€', '24\u00a0570\u00a0€'],
  [902.2, '€', '902\u00a0€'],
  [175.6, 's', '2\u00a0min 56\u00a0s'],
  [36, 's', '36\u00a0s'],
  [7265, 's', '2\u00a0h 1\u00a0min'],
  [-1234, 'jours', '1\u00a0234\u00a0jours de retard'],
  [1, 'jours', '1\u00a0jour'],
  [0, 'jours', '0\u00a0jour'],
  [92, 'jours', '92\u00a0jours'],
  [1.547, 'ans', '1,5\u00a0an'],
  [1.96, 'ans', '2\u00a0ans'],
  [12.34, 'ans', '12,3\u00a0ans'],
  [0.322, 'ans', '4\u00a0mois'],
  [0.02, 'ans', 'moins de 1\u00a0mois'],
  [1013.25, 'mbar a', '1\u00a0013\u00a0mbar a'],
  [101.526, 'psi', '101,5\u00a0psi'],
  [80, 'vacuum', '80\u00a0%'],
  [-9870, 'vacuum', 'aucun'],
  ['2026-11-01', 'date', '1er novembre 2026'],
  [true, 'flag', 'oui'],
  [undefined, '€', '–'],
] as const)('%s %s is shown as « %s »', (value, kind, shown) =>
  expect(showResult(value, kind, { true: 'oui', late: 'de retard', none: 'aucun' })).toBe(shown),
);

test('a number below zero has a true minus sign', () =>
  expect(showResult(-20.78, '°C', {})).toBe('−20,8\u00a0°C'));

test('a column has its unit in its title; a duration keeps its own', () => {
  expect([showBare(3685.7, '€', {}), unitOf('€')]).toEqual(['3\u00a0690', '€']);
  expect([showBare(175.6, 's', {}), unitOf('s')]).toEqual(['2\u00a0min 56\u00a0s', '']);
});

test('fewer than two years are one', () => {
  const years = number('ans', [1, 20], 10);
  expect([1, 1.5, 2].map((value) => showInput(value, years))).toEqual([
    '1\u00a0an',
    '1,5\u00a0an',
    '2\u00a0ans',
  ]);
});
