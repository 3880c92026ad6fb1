import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOOL_FIGURES } from '#tests/support/toolFigures.ts';
import { readInputs, writeInputs } from './address.ts';
import type { Input } from './input.ts';
import { TOOL_IDS, toolOf } from './tools.ts';

const TODAY = '2026-11-15';
const fuites = toolOf('fuites', TOOL_FIGURES);
const azote = toolOf('azote', TOOL_FIGURES);
const echeances = toolOf('echeances', TOOL_FIGURES);
const modes = TOOL_IDS.flatMap((id) => {
  const tool = toolOf(id, TOOL_FIGURES);
  return tool.modes.map((mode) => [`${id} ${mode.id}`, tool, mode] as const);
});

describe('fields from an address', () => {
  test('what it says, and defaults for the rest, as the French write them', () => {
    const texts = readInputs(new URLSearchParams('mode=trou&diameterMm=3.5&count=4.000'), fuites);
    expect(texts).toMatchObject({
      mode: 'trou',
      diameterMm: '3,5',
      coefficient: '0.65',
      hoursPerYear: '8\u00a0000',
      eurosPerKwh: '0,15',
    });
    expect(Object.keys(texts)).toEqual(['mode', ...Object.keys(fuites.modes[0].inputs)]);
  });

  test('French numbers are read', () => {
    const query = new URLSearchParams({ eurosPerKwh: '0,18', hoursPerYear: '4 000' });
    expect(fuites.compute(readInputs(query, fuites))).toEqual(
      fuites.compute({ eurosPerKwh: 0.18, hoursPerYear: 4000 }),
    );
  });

  test('what is no number stays as typed, cut where no value is that long', () => {
    const query = new URLSearchParams({ diameterMm: 'trois', pressureBar: '9'.repeat(99) });
    const texts = readInputs(query, fuites);
    expect(texts).toMatchObject({ diameterMm: 'trois', pressureBar: '9'.repeat(24) });
    expect(fuites.compute(texts).faults).toEqual({
      diameterMm: 'unreadable',
      pressureBar: 'unreadable',
    });
  });

  test('an unknown mode is the first', () =>
    expect(readInputs(new URLSearchParams('mode=toString'), fuites)['mode']).toBe('trou'));

  test('an empty field is empty, not its default', () => {
    const texts = readInputs(new URLSearchParams('diameterMm='), fuites);
    expect(fuites.compute(texts).faults).toEqual({ diameterMm: 'missing' });
  });

  test('a purity brings its factor, unless one is given', () => {
    const factorOf = (query: string) => readInputs(new URLSearchParams(query), azote)['airFactor'];
    expect(factorOf('')).toBe('2,9');
    expect(factorOf('purity=99.9')).toBe('3,4');
    expect(factorOf('purity=99,9&airFactor=3')).toBe('3');
    expect(factorOf('purity=12')).toBe('2,9');
  });

  test("today is the reader's, and is not written", () => {
    const texts = readInputs(new URLSearchParams('commissionedOn=2020-01-31'), echeances, TODAY);
    expect(texts['today']).toBe(TODAY);
    expect(writeInputs(texts, echeances).toString()).toBe(
      'designBar=11&volumeL=1000&commissionedOn=2020-01-31&commissioningCheck=no',
    );
  });
});

/** Values as somebody could type them: in range, to six decimals. */
function valuesOf(input: Input): fc.Arbitrary<string | number> {
  if (input.kind === 'choice') return fc.constantFrom(...input.options);
  if (input.kind === 'date')
    return fc
      .date({ min: new Date('1950-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  const { min, max, whole } = input;
  if (whole) return fc.integer({ min, max });
  const decimals = fc.integer({ min: 0, max: 6 });
  return fc
    .tuple(fc.double({ min, max, noNaN: true }), decimals)
    .map(([value, digits]) => Math.min(max, Math.max(min, Number(value.toFixed(digits)) + 0)));
}

describe('an address and back', () => {
  test.each(modes)('%s: the same results, through fields and addresses', (_, tool, mode) => {
    const inputs = fc.record(
      Object.fromEntries(
        Object.entries(mode.inputs).map(([key, input]) => [key, valuesOf(input)] as const),
      ),
    );
    fc.assert(
      fc.property(inputs, (values) => {
        const given = { ...values, mode: mode.id, ...('today' in values ? { today: TODAY } : {}) };
        const written = writeInputs(given, tool);
        const texts = readInputs(new URLSearchParams(written.toString()), tool, TODAY);
        expect(tool.compute(texts)).toEqual(tool.compute(given));
        expect(writeInputs(texts, tool).toString()).toBe(written.toString());
      }),
      { numRuns: 60 },
    );
  });

  test('whatever was typed, the same results; what cannot be read stays as it was typed', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), (typed) => {
        const texts = readInputs(new URLSearchParams({ diameterMm: typed }), fuites);
        const again = readInputs(writeInputs(texts, fuites), fuites);
        const results = fuites.compute(texts);
        expect(fuites.compute(again)).toEqual(results);
        if ('diameterMm' in results.faults) expect(again).toEqual(texts);
      }),
      { examples: [['1mm'], ['1 mm'], ['3 bananes'], ['']] },
    ));
});
