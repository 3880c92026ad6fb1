import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, expectNothing, expectResults, numberOf } from '#tests/support/within.ts';
import { LEAK_PER_MM2, vide } from './vide.ts';

const { compute } = vide();

describe('examples', () => {
  test('1 m³, 100 m³/h, with a leak', () =>
    expectResults(compute({ mode: 'pompage' }), {
      limitMbar: 2.3,
      seconds: 175.6,
      secondsNoLeak: 168.1,
    }));

  test('200 l without one', () =>
    expectResults(
      compute({
        ...{ mode: 'pompage', volumeL: 200, speedM3h: 25, targetMbar: 1 },
        ...{ ultimateMbar: 0.1, leakMbarLs: 0 },
      }),
      { limitMbar: 0.1, seconds: 202.4, secondsNoLeak: 202.4 },
    ));

  test('a vessel that loses its vacuum', () =>
    expectResults(compute({ mode: 'remontee' }), {
      leakMbarLs: 187.5,
      leakKgH: 0.8022,
      pumpM3h: 13.5,
      holeMm: 1.351,
    }));
});

describe('against other sources', () => {
  /** V dp/dt = leak − S (p − ultimate), by Runge and Kutta's fourth order. */
  function pumpedDown(seconds: number): number {
    const slope = (mbar: number) => (50 - (100 / 3.6) * (mbar - 0.5)) / 1000;
    const step = seconds / 2000;
    let mbar = 1013.25;
    for (let turn = 0; turn < 2000; turn += 1) {
      const k1 = slope(mbar);
      const k2 = slope(mbar + (step * k1) / 2);
      const k3 = slope(mbar + (step * k2) / 2);
      mbar += (step * (k1 + 2 * k2 + 2 * k3 + slope(mbar + step * k3))) / 6;
    }
    return mbar;
  }

  test('the differential equation, integrated: 10 mbar', () =>
    expect(pumpedDown(numberOf(compute({ mode: 'pompage' }), 'seconds'))).toBeCloseTo(10, 6));

  test('40 CFR 1065.644: 2 m³ from 25.3 to 50.6 Pa in 70 s is 0.00030 mol/s', () => {
    const test644 = { volumeL: 2000, startMbar: 0.253, endMbar: 0.506, seconds: 70 };
    const kgPerHour = numberOf(compute({ mode: 'remontee', ...test644 }), 'leakKgH');
    const molarMass = 8.314472 / 287.05;
    expect(distance(kgPerHour / 3600 / molarMass, 2.966e-4)).toBeCloseTo(0, 3);
  });

  test('1 mm lets about 10² mbar l/s in: 102.7', () => {
    expect(LEAK_PER_MM2).toBeCloseTo(201.261, 3);
    expect((LEAK_PER_MM2 * 0.65 * Math.PI) / 4).toBeCloseTo(102.7, 1);
  });
});

describe('limits', () => {
  test.each([
    ['pompage', { startMbar: 10 }, 'targetNotBelowStart'],
    ['pompage', { startMbar: 5 }, 'targetNotBelowStart'],
    ['remontee', { endMbar: 20 }, 'endNotAboveStart'],
    ['remontee', { endMbar: 10 }, 'endNotAboveStart'],
    ['remontee', { endMbar: 500.1 }, 'endTooHigh'],
    ['pompe', { startMbar: 10 }, 'targetNotBelowStart'],
    ['pompe', { targetMbar: 0.5 }, 'belowUltimate'],
  ] as const)('%s with %o: %s', (mode, given, code) =>
    expectNothing(compute({ mode, ...given }), code),
  );

  test('a pump that stalls says where, and how long it would take without the leak', () => {
    const { results, warnings } = compute({ mode: 'pompage', targetMbar: 2 });
    expect(warnings).toEqual(['pumpStalls']);
    expect(results['limitMbar']).toBeCloseTo(2.3, 9);
    expect(results['seconds']).toBeUndefined();
    expect(results['secondsNoLeak']).toBeGreaterThan(0);
    const below = compute({ mode: 'pompage', targetMbar: 0.5 });
    expect(below.results).toMatchObject({ seconds: undefined, secondsNoLeak: undefined });
  });
});

describe('always', () => {
  test('a worse leak takes longer, a faster pump less', () => {
    const leak = fc.double({ min: 0, max: 200, noNaN: true });
    const secondsAt = (leakMbarLs: number, speedM3h = 100) =>
      numberOf(compute({ mode: 'pompage', leakMbarLs, speedM3h }), 'seconds');
    fc.assert(
      fc.property(leak, leak, (a, b) => {
        expect(secondsAt(Math.max(a, b))).toBeGreaterThanOrEqual(secondsAt(Math.min(a, b)));
        expect(secondsAt(a, 200)).toBeLessThan(secondsAt(a));
      }),
    );
  });

  test('what a pump must draw is what the leak lets in at the working pressure', () =>
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 900, noNaN: true }), (workMbar) => {
        const found = compute({ mode: 'remontee', workMbar });
        const drawn = (numberOf(found, 'pumpM3h') / 3.6) * workMbar;
        expect(drawn).toBeCloseTo(numberOf(found, 'leakMbarLs'), 6);
      }),
    ));
});
