import { expect, test } from 'vitest';
import { number, readInput } from './input.ts';
import { fromOtherUnit } from './otherUnit.ts';

test.each([
  ['720 m3/h', 'm³/min', 12],
  ['700 m³/h', 'm³/min', 11.666667],
  ['2 000 l/min', 'm³/min', 2],
  ['50 l/s', 'm³/min', 3],
  ['1,05 m3/min', 'm³/h', 63],
  ['3 m3', 'l', 3000],
  ['2 min', 's', 120],
  ['1,5 minutes', 's', 90],
  ['4 min 30', 's', 270],
  ['4 mn 30 s', 's', 270],
  ["4'30", 's', 270],
  ['150 €/MWh', '€/kWh', 0.15],
  ['15 c€', '€/kWh', 0.15],
  ['15 centimes', '€/kWh', 0.15],
  ['15 c€/kWh', '€/kWh', 0.15],
  ['0,7 MPa', 'bar', 7],
  ['700 kPa', 'bar', 7],
  ['60 k€', '€', 60_000],
  ['1,5 k€ HT', '€', 1500],
  ['60 kEUR', '€', 60_000],
])('« %s » where %s is asked: %d', (text, unit, value) =>
  expect(fromOtherUnit(text, unit)).toBe(value),
);

test.each([
  ['600 Nm3/h', 'm³/min'],
  ['100 psi', 'bar'],
  ['0,1 MPa', 'mbar a'],
  ['60 k€', '€/kWh'],
  ['4 min 30', 'h'],
  ['min', 's'],
  ['12', 's'],
  ['2 m3/h', 'l'],
])('« %s » is of another kind than %s, or nothing', (text, unit) =>
  expect(fromOtherUnit(text, unit)).toBeNaN(),
);

test('a field takes it within its range, and still asks for its own unit where nothing fits', () => {
  const read = (typed: string) =>
    readInput('price', number('€/kWh', [0.03, 0.6], 0.15), { price: typed });
  expect(read('150 €/MWh')).toEqual({ value: 0.15 });
  expect(read('1 500 €/MWh')).toEqual({ fault: 'tooHigh' });
  expect(read('3 bar')).toEqual({ fault: 'otherUnit' });
});

test('where the unit is chosen, none is turned into another', () => {
  const flow = number('', [0, 100], 1, { chosen: { key: 'unit', units: { a: 'm³/min' } } });
  expect(readInput('flow', flow, { flow: '60 m3/h', unit: 'a' })).toEqual({ fault: 'otherUnit' });
});
