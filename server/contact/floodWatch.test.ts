import { expect, test } from 'vitest';
import { createFloodWatch } from './floodWatch.ts';

test('sixty refusals a minute are borne, whoever else floods us', () => {
  let now = 1000;
  const isFlooding = createFloodWatch(() => now);
  const refusals = Array.from({ length: 100 }, () => isFlooding('192.0.2.1'));
  expect(refusals.indexOf(true)).toBe(60);
  expect(refusals.slice(60)).not.toContain(false);
  expect(isFlooding('192.0.2.2')).toBe(false);
  now += 60;
  expect(isFlooding('192.0.2.1')).toBe(false);
});
