import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frenchAmount } from './amounts.ts';
import { parseFrenchNumber, plainNumber } from './frenchNumber.ts';

describe('numbers as people type them', () => {
  test.each([
    ['75', 75],
    ['0,15', 0.15],
    ['0.15', 0.15],
    ['0.150', 0.15],
    [' 4 000 ', 4000],
    ['4\u00a0000', 4000],
    ['4\u202f000,5', 4000.5],
    ['4 000.5', 4000.5],
    ['4.000', 4000],
    ['1.234.567', 1_234_567],
    ['1.234,5', 1234.5],
    ['12.5', 12.5],
    ['1.2345', 1.2345],
    ['0,', 0],
    [',2', 0.2],
    ['\u22125', -5],
    ['-0', 0],
  ])('%s', (text, value) => expect(parseFrenchNumber(text)).toBe(value));

  test.each([
    ...['', ' ', 'abc', '1,5e3', '1e3', '1,2,3', '1,234.5', '4 00', '1 2', '1.23.456', '0.000.1'],
    ...['12 chevaux', 'Infinity', '0x10', '٣', ',', '.', '-', '--5', '+', 'NaN', '1'.repeat(30)],
  ])('« %s » is no number', (text) => expect(parseFrenchNumber(text)).toBeNaN());

  test('a dot is for thousands, unless only decimals are possible', () => {
    expect(parseFrenchNumber('4.000', { min: 1, max: 8760 })).toBe(4000);
    expect(parseFrenchNumber('53.125', { min: 8, max: 500 })).toBe(53.125);
    expect(parseFrenchNumber('1.234.567', { min: 1, max: 10 })).toBe(1_234_567);
    expect(parseFrenchNumber('9.000', { min: 1, max: 8 })).toBe(9000);
  });

  test.each(['7 bar', '7bar', '7 BAR', '7'])('%s: the unit of the field may follow', (text) =>
    expect(parseFrenchNumber(text, { min: 0, max: 16, unit: 'bar' })).toBe(7),
  );

  test('another unit may not', () => {
    expect(parseFrenchNumber('7 psi', { min: 0, max: 16, unit: 'bar' })).toBeNaN();
    expect(parseFrenchNumber('bar', { min: 0, max: 16, unit: 'bar' })).toBeNaN();
  });
});

describe('what is written is read again', () => {
  const numbers = fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }))
    .map(([digits, decimals]) => Number((digits / 10 ** decimals).toFixed(decimals)) + 0);

  test('from an address, whatever was expected there', () =>
    fc.assert(
      fc.property(numbers, (value) => {
        expect(parseFrenchNumber(plainNumber(value))).toBe(value);
      }),
    ));

  test('from a field, as a French reader has it', () =>
    fc.assert(
      fc.property(numbers, (value) => {
        expect(parseFrenchNumber(frenchAmount(value))).toBe(value);
      }),
    ));

  test('and no text at all makes it fail', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof parseFrenchNumber(text)).toBe('number');
      }),
    ));
});
