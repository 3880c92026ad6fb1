import { expect, test } from 'vitest';
import { createFloodWatch } from './floodWatch.ts';

test('sixty refusals a minute are borne, whoever else floods us', () => {
  let now = 1000;
  const flood = createFloodWatch(() => now);
  const countAndAsk = () => {
    flood.count('192.0.2.1');
    return flood.secondsLeft('192.0.2.1');
  };
  const refusals = Array.from({ length: 100 }, countAndAsk);
  expect(refusals.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 0));
  expect(refusals.slice(60)).toEqual(Array.from({ length: 40 }, () => 60));
  expect(flood.secondsLeft('192.0.2.2')).toBe(0);
  now += 59.5;
  expect(countAndAsk()).toBe(1);
  now += 0.5;
  expect(countAndAsk()).toBe(0);
});
