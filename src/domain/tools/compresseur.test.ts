import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOOL_FIGURES } from '#tests/support/toolFigures.ts';
import { distance, expectNothing, expectResults, numberOf } from '#tests/support/within.ts';
import { compresseur } from './compresseur.ts';

const { compute } = compresseur(TOOL_FIGURES);

describe('examples', () => {
  test('75 kW, from 7.5 to 6.5 bar', () =>
    expectResults(compute({ mode: 'pression' }), {
      specificPower: 6.25,
      kwhPerM3: 0.1042,
      eurosPer1000M3: 15.62,
      isentropicPercent: 78.12,
      isentropicSavingPercent: 7.697,
      compressorSavingPercent: 7,
      demandSavingPercent: 3.277,
      savingKwh: 30_830,
      savingEuros: 4625,
    }));

  test('110 kW, from 9 to 8.2 bar, all demand regulated', () =>
    expectResults(
      compute({
        ...{ mode: 'pression', powerKw: 110, flowM3Min: 15.6, pressureBar: 9, targetBar: 8.2 },
        ...{ loadedHours: 6000, eurosPerKwh: 0.12, unregulatedPercent: 0 },
      }),
      {
        specificPower: 7.051,
        kwhPerM3: 0.1175,
        eurosPer1000M3: 14.1,
        isentropicPercent: 76.45,
        isentropicSavingPercent: 4.895,
        compressorSavingPercent: 4.895,
        demandSavingPercent: 0,
        savingKwh: 32_310,
        savingEuros: 3877,
      },
    ));

  test('a machine that idles at a quarter of its power gives back three quarters of the air saved', () => {
    const found = compute({ mode: 'pression', idlePercent: 25 });
    expectResults(found, { demandSavingPercent: 0.75 * 3.277, compressorSavingPercent: 7 });
    expect(distance(numberOf(found, 'savingEuros'), 450 * (7 + 0.75 * 3.277))).toBeCloseTo(0, 3);
  });

  test('the heat of 75 kW', () =>
    expectResults(compute({ mode: 'chaleur' }), {
      heatKw: 54,
      waterLPerHour: 1161,
      usefulMwh: 129.6,
      gasMwhPcs: 159.8,
      euros: 9590,
      co2Tonnes: 32.69,
      ventilationM3PerHour: 22_390,
    }));
});

describe('against other sources', () => {
  test('theory with the rounded exponent of handbooks, 0.286: less than 0.1 % apart', () => {
    const rise = (bar: number) => ((bar + 1.01325) / 1.01325) ** 0.286 - 1;
    const found = numberOf(compute({ mode: 'pression' }), 'isentropicSavingPercent');
    expect(Math.abs(distance(found, 100 * (1 - rise(6.5) / rise(7.5))))).toBeLessThan(0.001);
  });

  test('Mitsui Seiki: 55 kW and 5 K ask for 547 m³/min', () => {
    const found = compute({ mode: 'chaleur', powerKw: 55, roomRiseK: 5 });
    expect(numberOf(found, 'ventilationM3PerHour') / 60).toBeCloseTo(547, 0);
  });
});

describe('limits', () => {
  test.each([7.5, 8])('a target of %d bar is no lowering', (targetBar) =>
    expectNothing(compute({ mode: 'pression', targetBar }), 'targetNotBelow'),
  );

  test.each([
    [60, 'impossible'],
    [130, 'toCheck'],
  ])('%d kW for 12 m³/min: %s', (powerKw, code) =>
    expect(compute({ mode: 'pression', powerKw }).warnings).toEqual([code]),
  );

  test('nothing is saved by a machine that would beat theory', () =>
    expectNothing(compute({ mode: 'pression', powerKw: 7 }), 'aboveTheory'));

  test('water can only be warmed, and not above 70 °C by every machine', () => {
    expectNothing(compute({ mode: 'chaleur', hotC: 20, coldC: 20 }), 'hotNotAboveCold');
    expectNothing(compute({ mode: 'chaleur', hotC: 20, coldC: 30 }), 'hotNotAboveCold');
    expect(compute({ mode: 'chaleur', hotC: 71 }).warnings).toEqual(['dependsOnMachine']);
    expect(compute({ mode: 'chaleur', hotC: 70 }).warnings).toEqual([]);
  });
});

describe('always', () => {
  const target = fc.double({ min: 2.5, max: 7.4, noNaN: true });

  test('a lower target saves more, and less than everything', () =>
    fc.assert(
      fc.property(target, target, (a, b) => {
        const savedAt = (targetBar: number) =>
          numberOf(compute({ mode: 'pression', targetBar }), 'savingKwh');
        expect(savedAt(Math.min(a, b))).toBeGreaterThanOrEqual(savedAt(Math.max(a, b)));
        expect(savedAt(a)).toBeLessThan(75 * 4000);
      }),
    ));

  test('neither theory nor the rule of thumb is promised alone', () =>
    fc.assert(
      fc.property(target, (targetBar) => {
        const found = compute({ mode: 'pression', targetBar });
        const saved = numberOf(found, 'compressorSavingPercent');
        expect(saved).toBeLessThanOrEqual(numberOf(found, 'isentropicSavingPercent'));
        expect(saved).toBeLessThanOrEqual(7 * (7.5 - targetBar) + 1e-9);
      }),
    ));
});
