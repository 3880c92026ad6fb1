import { describe, expect, test } from 'vitest';
import { TOOL_FIGURES } from '#tests/support/toolFigures.ts';
import { changed } from './changed.ts';
import { toolOf } from './tools.ts';

const azote = toolOf('azote', TOOL_FIGURES);
const conversions = toolOf('conversions', TOOL_FIGURES);
const factorOf = (typed: Readonly<Record<string, string>>) =>
  azote.compute(typed).values['airFactor'];

describe('another purity', () => {
  test('brings its air factor where nobody gave one', () =>
    expect(factorOf(changed(azote, {}, 'purity', '99.9'))).toBe(3.4));

  test("leaves the maker's own alone", () => {
    const own = changed(azote, {}, 'airFactor', '3,1');
    expect(factorOf(changed(azote, own, 'purity', '99.9'))).toBe(3.1);
  });

  test('brings its own after a shared address that wrote the usual one', () => {
    const shared = { purity: '99.5', airFactor: '2,9' };
    expect(factorOf(changed(azote, shared, 'purity', '99.9'))).toBe(3.4);
  });

  test('brings its own where the field was emptied', () =>
    expect(factorOf(changed(azote, { airFactor: ' ' }, 'purity', '99.9'))).toBe(3.4));

  test('leaves what cannot be read, to be corrected', () =>
    expect(changed(azote, { airFactor: 'x' }, 'purity', '99.9')['airFactor']).toBe('x'));
});

describe('a unit', () => {
  test('typed after a number is chosen', () => {
    const chosen = { value: '12', unit: 'scfm' };
    expect(changed(conversions, chosen, 'value', '350 cfm')).toEqual({ value: '350 cfm' });
    expect(changed(conversions, chosen, 'value', '350')).toEqual({ value: '350', unit: 'scfm' });
  });

  test('that is chosen replaces the one typed', () =>
    expect(changed(conversions, { value: '350 cfm' }, 'unit', 'scfm')).toEqual({
      value: '350',
      unit: 'scfm',
    }));
});

test('another question keeps what both ask', () =>
  expect(changed(conversions, { value: '350 cfm' }, 'mode', 'devis')).toEqual({
    mode: 'devis',
    value: '350 cfm',
  }));
