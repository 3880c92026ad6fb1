import { expect, test } from 'vitest';
import { dial } from './dial.ts';

const scale = { max: 10, major: 2, minor: 0.5, zone: [6, 8], value: 5 } as const;

test('the needle points where the value is on a 270° sweep', () => {
  expect(dial(scale).needleDegrees).toBe(0);
  expect(dial({ ...scale, value: 0 }).needleDegrees).toBe(-135);
  expect(dial({ ...scale, value: 10 }).needleDegrees).toBe(135);
  expect(dial({ ...scale, value: 10 }).riseDegrees).toBe(270);
});

test('every major mark has its numeral, but for one that the needle would cover', () => {
  const numerals = (value: number) => dial({ ...scale, value }).numerals.map(({ text }) => text);
  expect(numerals(5)).toEqual(['0', '2', '4', '6', '8', '10']);
  expect(numerals(6)).toEqual(['0', '2', '4', '8', '10']);
  expect(numerals(6.2)).toEqual(['0', '2', '4', '8', '10']);
});

test('ticks are dashes that begin at zero and end at the scale’s end', () => {
  const length = (radius: number) => (radius * 270 * Math.PI) / 180;
  for (const [{ dashes }, radius, count] of [
    [dial(scale).minorTicks, 80, 20],
    [dial(scale).majorTicks, 77, 5],
  ] as const) {
    const [dash = 0, gap = 0] = dashes.split(' ').map(Number);
    expect((dash + gap) * count).toBeCloseTo(length(radius), 1);
  }
});
