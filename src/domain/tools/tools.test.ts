import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOOL_FIGURES } from '#tests/support/toolFigures.ts';
import { expectNothing } from '#tests/support/within.ts';
import { toolFiguresOf } from './energy.ts';
import { readInput } from './input.ts';
import type { Outcome } from './tool.ts';
import { TOOL_IDS, toolOf } from './tools.ts';

const tools = TOOL_IDS.map((id) => toolOf(id, TOOL_FIGURES));
const modes = tools.flatMap((tool) =>
  tool.modes.map((mode) => [`${tool.id} ${mode.id}`, tool, mode] as const),
);
const omit = (results: Outcome['results'], keys: readonly string[]) =>
  Object.fromEntries(Object.entries(results).filter(([key]) => !keys.includes(key)));

/** What has no default: a vessel's age, and today. */
const KNOWN = { commissionedOn: '2020-02-01', today: '2026-11-15' };

test('each tool has its name; keys and modes are told apart', () => {
  expect(tools.map(({ id }) => id)).toEqual([...TOOL_IDS]);
  for (const { modes: ofTool } of tools)
    expect(new Set(ofTool.map(({ id }) => id)).size).toBe(ofTool.length);
});

test("the owner's figures are the tools' own", () => {
  const figure = (high: number, unit: 'g/kWh' | '€/kWh' | '%') => ({ low: high, high, unit });
  const figures = toolFiguresOf({
    prix_electricite: figure(0.15, '€/kWh'),
    co2_electricite: figure(52, 'g/kWh'),
    co2_gaz: figure(227, 'g/kWh'),
    chaleur_eau: figure(72, '%'),
  });
  expect(figures).toEqual(TOOL_FIGURES);
});

describe.each(modes)('%s', (_, tool, mode) => {
  const compute = (given: Readonly<Record<string, string | number>>) =>
    tool.compute({ ...KNOWN, ...given, mode: mode.id });
  const inputs = Object.entries(mode.inputs);
  const numbers = inputs.flatMap(([key, input]) =>
    input.kind === 'number' ? [[key, input] as const] : [],
  );

  test('its defaults are possible, and answer everything', () => {
    for (const [key, input] of inputs) expect(readInput(key, input, KNOWN)).toHaveProperty('value');
    const { results, faults } = compute({});
    expect(faults).toEqual({});
    expect(Object.keys(results)).toEqual(Object.keys(mode.results));
    for (const value of Object.values(results)) expect(value).toBeDefined();
  });

  test('out of range, empty or absurd, an input is named and nothing computed', () => {
    for (const [key, { min, max }] of numbers)
      for (const [value, fault] of [
        [min - 0.001 - Math.abs(min) / 1000, 'tooLow'],
        [max * 1.001 + 0.001, 'tooHigh'],
        ['', 'missing'],
        [' ', 'missing'],
        ['abc', 'unreadable'],
        ['1,5e3', 'unreadable'],
        ['1 chameau', 'otherUnit'],
        [Number.NaN, 'unreadable'],
        [Number.POSITIVE_INFINITY, 'tooHigh'],
      ] as const) {
        const outcome = compute({ [key]: value });
        const { results, without } = mode.steady;
        const still = without.includes(key) ? results : [];
        expectNothing({ ...outcome, results: omit(outcome.results, still) });
        for (const result of still) expect(outcome.results[result], result).toBeDefined();
        expect(outcome.values).not.toHaveProperty(key);
        expect(outcome.faults, `${key} ${value}`).toEqual({ [key]: fault });
      }
  });

  test('its codes are told apart', () => {
    const codes = mode.limits.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('whatever is possible, results are finite or absent, and absence has its reason', () => {
    const given = fc.record(
      Object.fromEntries(
        inputs.flatMap(([key, input]) => {
          if (input.kind === 'choice') return [[key, fc.constantFrom(...input.options)] as const];
          if (input.kind === 'date') return [];
          const { min, max } = input;
          const value = input.whole
            ? fc.integer({ min, max })
            : fc.double({ min, max, noNaN: true });
          return [[key, value] as const];
        }),
      ),
    );
    fc.assert(
      fc.property(given, (values) => {
        const { results, warnings } = compute(values);
        const found = Object.values(results);
        for (const value of found) expect(value).not.toBeNaN();
        for (const value of found) expect(Math.abs(Number(value))).not.toBe(Infinity);
        if (found.some((value) => value === undefined)) expect(warnings).not.toEqual([]);
      }),
    );
  });
});
