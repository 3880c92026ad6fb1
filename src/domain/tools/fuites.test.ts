import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOOL_FIGURES } from '#tests/support/toolFigures.ts';
import { distance, expectNothing, expectResults, numberOf } from '#tests/support/within.ts';
import { fuites } from './fuites.ts';

const { compute } = fuites(TOOL_FIGURES);

describe('examples', () => {
  test('a hole of 3 mm at 7 bar', () =>
    expectResults(compute({ mode: 'trou' }), {
      flowM3Min: 0.4388,
      flowLs: 7.313,
      powerKw: 3.071,
      energyKwh: 24_570,
      euros: 3686,
      savedEuros: 2764,
      co2Tonnes: 1.278,
    }));

  test('ten rounded holes of 1 mm at 0.6 bar, not choked', () =>
    expectResults(
      compute({ mode: 'trou', count: 10, diameterMm: 1, pressureBar: 0.6, coefficient: 0.97 }),
      {
        flowM3Min: 0.1432,
        flowLs: 2.387,
        powerKw: 1.002,
        energyKwh: 8020,
        euros: 1203,
        savedEuros: 902.2,
        co2Tonnes: 0.417,
      },
    ));

  test('a compressor timed with the plant at rest', () =>
    expectResults(compute({ mode: 'charge' }), {
      leakPercent: 25,
      flowM3Min: 2.5,
      powerKw: 17.5,
      energyKwh: 140_000,
      euros: 21_000,
      savedEuros: 15_750,
      co2Tonnes: 7.28,
    }));

  test('a network whose pressure falls', () =>
    expectResults(compute({ mode: 'chute' }), {
      flowM3Min: 0.6409,
      powerKw: 4.486,
      energyKwh: 35_890,
      euros: 5383,
      savedEuros: 4038,
      co2Tonnes: 1.866,
    }));
});

describe('against other sources', () => {
  test('MEASUR: four holes of 3/8", 100 psig, 550 °F, coefficient 1: 1295.125 scfm', () => {
    const given = { diameterMm: 9.525, pressureBar: 100 / 14.503774, count: 4, coefficient: 0.97 };
    const m3Min = numberOf(compute({ mode: 'trou', ...given }), 'flowM3Min') / 0.97;
    const kelvin = (550 + 459.67) / 1.8;
    const scfm = (m3Min / 0.0283168 / (14.7 / 14.503774)) * Math.sqrt(kelvin / 293.15);
    expect(Math.abs(distance(scfm, 1295.125))).toBeLessThan(0.001);
  });

  const dropFlow = (endBar: number) => numberOf(compute({ mode: 'chute', endBar }), 'flowM3Min');
  /** Free air that left 3 m³ in 5 minutes, counted by the loss of pressure alone. */
  const linear = (endBar: number) => (3 * (7 - endBar)) / 5;

  test('DOE, 1.25 times the mean at half pressure: 5 % below', () => {
    expect(distance(dropFlow(3.5), 1.25 * linear(3.5))).toBeCloseTo(0.05, 2);
  });

  test('the Navy, without it: 5 % below over 0.7 bar, 18 % over 2.8', () => {
    expect(distance(linear(6.3), dropFlow(6.3))).toBeCloseTo(-0.05, 1);
    expect(distance(linear(4.2), dropFlow(4.2))).toBeCloseTo(-0.185, 2);
  });
});

describe('limits', () => {
  test.each([
    [7, 7],
    [6, 7],
  ])('from %d to %d bar nothing leaks out', (startBar, endBar) =>
    expectNothing(compute({ mode: 'chute', startBar, endBar }), 'endNotBelowStart'),
  );

  test('a test that ends too low, or lasts too long, says so', () => {
    expect(compute({ mode: 'chute', startBar: 1.5, endBar: 0.8 }).warnings).toEqual([
      'endTooLow',
      'saved',
    ]);
    expect(compute({ mode: 'chute', endBar: 5.4 }).warnings).toEqual(['dropTooLong', 'saved']);
    expect(compute({ mode: 'chute', endBar: 5.5 }).warnings).toEqual(['saved']);
  });

  test('there is no half of a hole', () => {
    const { faults } = compute({ mode: 'trou', count: '2,5' });
    expect(faults).toEqual({ count: 'notWhole' });
  });

  test('above 60 % a machine was running', () => {
    expect(compute({ mode: 'charge', unloadSeconds: 40 }).warnings).toEqual(['saved']);
    const { results, warnings } = compute({ mode: 'charge', unloadSeconds: 30 });
    expect(warnings).toEqual(['somethingRan', 'saved']);
    expect(results['leakPercent']).toBeCloseTo(66.7, 1);
  });
});

describe('always', () => {
  test.each([
    ['diameterMm', 0.1, 20],
    ['pressureBar', 0.5, 16],
    ['count', 1, 500],
    ['hoursPerYear', 1, 8760],
    ['specificPower', 4.5, 14],
    ['eurosPerKwh', 0.03, 0.6],
  ] as const)('more %s never costs less', (key, min, max) => {
    const value = key === 'count' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
    const eurosAt = (at: number) => numberOf(compute({ mode: 'trou', [key]: at }), 'euros');
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(eurosAt(Math.max(a, b))).toBeGreaterThanOrEqual(eurosAt(Math.min(a, b)));
      }),
    );
  });

  test('a hole twice as wide leaks four times as much; a variable-speed machine saves it all', () => {
    const twice = numberOf(compute({ diameterMm: 6 }), 'flowM3Min');
    expect(twice).toBeCloseTo(4 * numberOf(compute({ diameterMm: 3 }), 'flowM3Min'), 9);
    const { results } = compute({ idlePercent: 0 });
    expect(results['savedEuros']).toBe(results['euros']);
  });
});
