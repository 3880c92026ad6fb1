import { expect, test } from 'vitest';
import { parseFrenchNumber } from './frenchNumber.ts';
import { hasOtherUnit, isUnit, splitUnit } from './typedUnit.ts';

test.each([
  ['0,15 €', '€/kWh', 0.15],
  ['0,15 euros', '€/kWh', 0.15],
  ['0,15 € / kWh', '€/kWh', 0.15],
  ['900 litres', 'l', 900],
  ['900 L', 'l', 900],
  ['7 bars', 'bar', 7],
  ['7 bar(g)', 'bar', 7],
  ['4 000 h', 'h', 4000],
  ['4 000 heures/an', 'h', 4000],
  ['16 h', 'h/jour', 16],
  ['30 kW', 'kW', 30],
  ['10 m3/min', 'm³/min', 10],
  ['7 kW/(m3/min)', 'kW par m³/min', 7],
  ['10 mbar', 'mbar a', 10],
  ['10 mbar abs', 'mbar a', 10],
  ['50 mbar.l/s', 'mbar·l/s', 50],
  ['5 °', '°C', 5],
  ['1 an', 'ans', 1],
  ['3000 euros', '€', 3000],
  ['25 %', '%', 25],
  ['100 mètres', 'm', 100],
  ['30 secondes', 's', 30],
])('« %s » is read where %s is asked', (text, unit, value) => {
  expect(parseFrenchNumber(text, { min: 0, max: 1e6, unit })).toBe(value);
  expect(hasOtherUnit(text, unit)).toBe(false);
});

test.each([
  ['7 psi', 'bar'],
  ['5 min', 's'],
  ['12 chevaux', 'kW'],
  ['15 centimes', '€/kWh'],
  ['600 m3/h', 'm³/min'],
  ['3 coudes', ''],
])('« %s » has another unit than « %s »', (text, unit) => {
  expect(parseFrenchNumber(text, { min: 0, max: 1e6, unit })).toBeNaN();
  expect(hasOtherUnit(text, unit)).toBe(true);
});

test.each(['', 'bar', 'abc', '1e3', '1,5e3', '0x10', '7'])(
  '« %s » has no unit to speak of',
  (text) => expect(hasOtherUnit(text, 'bar')).toBe(false),
);

test('a number and its unit are told apart, and no unit is mistaken for another', () => {
  expect(splitUnit('4\u00a0000,5 m³/h')).toEqual(['4\u00a0000,5 ', 'm³/h']);
  expect(splitUnit('\u22125')).toEqual(['\u22125', '']);
  expect(isUnit('l/s', 'l')).toBe(false);
  expect(isUnit('bar', 'mbar a')).toBe(false);
  expect(isUnit('', 'kg/h')).toBe(false);
});
