import { expect, test } from 'vitest';
import { type CriterionStatus, conformityOf } from './conformity.ts';

const statuses = (met: number, unmet: number): CriterionStatus[] => [
  ...Array.from({ length: met }, () => 'conforme' as const),
  ...Array.from({ length: unmet }, () => 'non conforme' as const),
  'non applicable',
];

test('what does not apply does not count', () => {
  expect(conformityOf(statuses(3, 0))).toEqual({
    met: 3,
    applicable: 3,
    rate: 100,
    state: 'totalement conforme',
  });
});

test.each([
  [199, 1, 99, 'partiellement conforme'],
  [1, 1, 50, 'partiellement conforme'],
  [49, 51, 49, 'non conforme'],
  [0, 0, 0, 'non conforme'],
] as const)('%d met and %d not make %d %%, %s', (met, unmet, rate, state) => {
  expect(conformityOf(statuses(met, unmet))).toMatchObject({ rate, state });
});
