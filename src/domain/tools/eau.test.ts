import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectResults, numberOf } from '#tests/support/within.ts';
import { eau } from './eau.ts';

const { compute } = eau();

describe('examples', () => {
  test('10 m³/min on a mild day', () =>
    expectResults(compute({ mode: 'condensats' }), {
      waterInLPerHour: 8.267,
      coolerLPerDay: 83.35,
      dryerLPerDay: 42.37,
      totalLPerDay: 125.7,
      drainedLPerDay: 125.7,
      residualLPerDay: 6.565,
    }));

  test('12 m³/min dried to −40 °C, day and night', () =>
    expectResults(
      compute({
        ...{ mode: 'condensats', flowM3Min: 12, inletC: 20, humidityPercent: 80 },
        ...{ coolerC: 30, dewPointC: -40, hoursPerDay: 24 },
      }),
      {
        waterInLPerHour: 9.931,
        coolerLPerDay: 170.9,
        dryerLPerDay: 67.27,
        totalLPerDay: 238.1,
        drainedLPerDay: 170.9,
        residualLPerDay: 0.2037,
      },
    ));

  test('+3 °C at 7 bar, let down', () =>
    expectResults(compute({ mode: 'rosee' }), {
      dewPointOtherC: -20.78,
      mgPerM3: 698.8,
      ppmv: 945.5,
      isoClass: 4,
    }));

  test('and at 30 bar', () =>
    expectResults(compute({ mode: 'rosee', otherBar: 30 }), {
      dewPointOtherC: 23.75,
      mgPerM3: 698.8,
      ppmv: 945.5,
      isoClass: 4,
    }));
});

test('without a dryer the cooler takes its water, and the rest goes to the network', () => {
  const found = compute({ mode: 'condensats', dryer: 'no', dewPointC: -40 });
  expectResults(found, {
    coolerLPerDay: 83.35,
    drainedLPerDay: 83.35,
    residualLPerDay: 42.37 + 6.565,
  });
  expect(found.results).toMatchObject({ dryerLPerDay: 0 });
  expect(found.warnings).toEqual(['noDryer']);
});

describe('against other sources', () => {
  test('air-power.com: 100 cfm at 75 °F and 75 % bring 18 gallons a day; 17.4 here', () => {
    const summer = { flowM3Min: 2.83168, inletC: (75 - 32) / 1.8, humidityPercent: 75 };
    const found = compute({ mode: 'condensats', ...summer });
    expect((numberOf(found, 'waterInLPerHour') * 24) / 3.785411784).toBeCloseTo(17.4, 1);
  });

  test('Atlas Copco: 10 l/h, where this finds 9.93', () => {
    const found = compute({ flowM3Min: 12, inletC: 20, humidityPercent: 80 });
    expect(numberOf(found, 'waterInLPerHour')).toBeCloseTo(9.93, 2);
  });
});

describe('limits', () => {
  test('below 0 °C it is a frost point', () => {
    expect(compute({ mode: 'rosee', otherBar: 30 }).warnings).not.toContain('frostPoint');
    expect(compute({ mode: 'rosee' }).warnings).toContain('frostPoint');
    expect(compute({ mode: 'condensats', dewPointC: -40 }).warnings).toEqual([
      'leavesAsVapour',
      'frostPoint',
    ]);
  });

  test.each([
    [-70, 1],
    [-69, 2],
    [-40, 2],
    [-20, 3],
    [-19.9, 4],
    [3, 4],
    [7, 5],
    [10, 6],
  ])('%d °C is class %d of ISO 8573-1', (dewPointC, isoClass) =>
    expect(compute({ mode: 'rosee', dewPointC, otherBar: 7 }).results).toMatchObject({ isoClass }),
  );

  test('10.1 °C is in none', () => {
    const { results, warnings } = compute({ mode: 'rosee', dewPointC: 10.1, otherBar: 7 });
    expect(results['isoClass']).toBeUndefined();
    expect(warnings).toContain('outsideClasses');
  });

  test('of a dew point of the atmosphere, the class is the one under pressure', () => {
    const outside = { mode: 'rosee', dewPointC: -40, pressureBar: 0, otherBar: 7 };
    expect(numberOf(compute(outside), 'dewPointOtherC')).toBeGreaterThan(-25);
    expect(compute(outside).results).toMatchObject({ isoClass: 3 });
  });
});

describe('always', () => {
  test('all the water goes somewhere', () => {
    const days = fc.record({
      inletC: fc.double({ min: 0, max: 45, noNaN: true }),
      humidityPercent: fc.double({ min: 5, max: 100, noNaN: true }),
      pressureBar: fc.double({ min: 1, max: 16, noNaN: true }),
      coolerC: fc.double({ min: 5, max: 60, noNaN: true }),
      dewPointC: fc.double({ min: -70, max: 20, noNaN: true }),
    });
    fc.assert(
      fc.property(days, (day) => {
        const found = compute({ mode: 'condensats', ...day });
        const at = (key: string) => numberOf(found, key);
        expect(at('totalLPerDay') + at('residualLPerDay')).toBeCloseTo(
          16 * at('waterInLPerHour'),
          6,
        );
        expect(at('coolerLPerDay') + at('dryerLPerDay')).toBeCloseTo(at('totalLPerDay'), 6);
        for (const value of Object.values(found.results)) expect(value).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('to another pressure and back is the same dew point; higher pressure, higher dew point', () => {
    const pressure = fc.double({ min: 0, max: 60, noNaN: true });
    const dew = fc.double({ min: -60, max: 20, noNaN: true });
    fc.assert(
      fc.property(dew, pressure, pressure, (dewPointC, pressureBar, otherBar) => {
        const there = compute({ mode: 'rosee', dewPointC, pressureBar, otherBar });
        const other = numberOf(there, 'dewPointOtherC');
        expect((other - dewPointC) * (otherBar - pressureBar)).toBeGreaterThanOrEqual(-1e-9);
        fc.pre(other >= -80 && other <= 50);
        const given = { dewPointC: other, pressureBar: otherBar, otherBar: pressureBar };
        const back = compute({ mode: 'rosee', ...given });
        expect(numberOf(back, 'dewPointOtherC')).toBeCloseTo(dewPointC, 6);
      }),
    );
  });
});
