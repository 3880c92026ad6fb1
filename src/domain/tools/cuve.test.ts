import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, expectNothing, expectResults, numberOf } from '#tests/support/within.ts';
import { cuve } from './cuve.ts';

const { compute } = cuve();

describe('examples', () => {
  test('a peak of 30 s', () =>
    expectResults(compute({ mode: 'tampon' }), {
      volumeL: 2000,
      commercialL: 2000,
      psV: 22_000,
      declaration: true,
    }));

  test('a smaller one, just below the declaration', () =>
    expectResults(compute({ mode: 'tampon', demandM3Min: 5, supplyM3Min: 3.2 }), {
      volumeL: 900,
      commercialL: 900,
      psV: 9900,
      declaration: false,
    }));

  test('how long 2 m³ last', () => expectResults(compute({ mode: 'autonomie' }), { seconds: 36 }));

  test('how often a machine loads', () =>
    expectResults(compute({ mode: 'cycles' }), {
      volumeL: 7200,
      worstVolumeL: 7500,
      commercialL: 8000,
      psV: 88_000,
      declaration: true,
    }));
});

describe('against MEASUR', () => {
  const PSI = 1 / 14.503774;
  /** Its cubic feet of free air are at 14.7 psi absolute, ours at 1 bar. */
  const freeAir = (cubicFeet: number) => cubicFeet * 0.028316846592 * 14.7 * PSI;

  test.each([
    [0.5, 100, 549.78],
    [1.5, 120, 1979.208],
  ])('%d min of %d cfm between 110 and 100 psig: %d gallons', (minutes, cfm, gallons) => {
    const found = compute({
      mode: 'tampon',
      demandM3Min: freeAir(cfm),
      supplyM3Min: 0,
      seconds: 60 * minutes,
      highBar: 110 * PSI,
      lowBar: 100 * PSI,
    });
    const apart = distance(numberOf(found, 'volumeL'), gallons * 3.785411784);
    expect(Math.abs(apart)).toBeLessThan(0.0001);
  });

  test('300 cfm, 25 s loaded and 15 s not, 20 psi apart: 34.453 cubic feet', () => {
    const found = compute({
      mode: 'cycles',
      compressorM3Min: freeAir(300),
      demandM3Min: freeAir(187.5),
      cyclesPerHour: 90,
      unloadBar: 115 * PSI,
      loadBar: 95 * PSI,
    });
    const apart = distance(numberOf(found, 'volumeL'), 34.453125 * 28.316846592);
    expect(Math.abs(apart)).toBeLessThan(0.0001);
  });
});

describe('limits', () => {
  test.each([
    ['tampon', { supplyM3Min: 12 }, 'compressorSuffices'],
    ['tampon', { supplyM3Min: 20 }, 'compressorSuffices'],
    ['tampon', { lowBar: 7.5 }, 'lowNotBelowHigh'],
    ['autonomie', { supplyM3Min: 5 }, 'compressorSuffices'],
    ['autonomie', { lowBar: 8 }, 'lowNotBelowHigh'],
    ['cycles', { demandM3Min: 10 }, 'demandNotBelowCompressor'],
    ['cycles', { loadBar: 7.5 }, 'lowNotBelowHigh'],
  ] as const)('%s with %o: %s', (mode, given, code) =>
    expectNothing(compute({ mode, ...given }), code),
  );

  test('beyond 10 000 l there are several vessels', () => {
    const { results, warnings } = compute({ mode: 'tampon', seconds: 200 });
    expect(warnings).toEqual(['severalVessels']);
    expect(results).toMatchObject({ commercialL: undefined, psV: undefined });
    expect(results['volumeL']).toBeCloseTo(13_333, 0);
  });

  test('a declaration is said; at 4 bar there is none, whatever the volume', () => {
    expect(compute({ mode: 'tampon' }).warnings).toEqual(['declaration']);
    const four = { designBar: 4, seconds: 120, highBar: 3.9, lowBar: 2 };
    expect(compute({ mode: 'tampon', ...four }).results).toMatchObject({
      commercialL: 5000,
      psV: 20_000,
      declaration: false,
    });
  });

  test('a network above what the vessel bears is never silent, and said first', () => {
    expect(compute({ mode: 'autonomie', highBar: 12 }).warnings).toEqual(['aboveDesign']);
    const { warnings } = compute({ mode: 'tampon', designBar: 6 });
    expect(warnings).toEqual(['aboveDesign', 'declaration']);
  });
});

describe('always', () => {
  const peaks = fc.record({
    demandM3Min: fc.double({ min: 5, max: 500, noNaN: true }),
    supplyM3Min: fc.double({ min: 0, max: 4.9, noNaN: true }),
    seconds: fc.double({ min: 1, max: 3600, noNaN: true }),
    highBar: fc.double({ min: 6, max: 39, noNaN: true }),
    lowBar: fc.double({ min: 0.5, max: 5.9, noNaN: true }),
  });

  test('the vessel that a peak needs lasts as long as the peak', () =>
    fc.assert(
      fc.property(peaks, ({ seconds, ...peak }) => {
        const volumeL = numberOf(compute({ mode: 'tampon', seconds, ...peak }), 'volumeL');
        fc.pre(volumeL >= 10 && volumeL <= 200_000);
        const lasted = numberOf(compute({ mode: 'autonomie', volumeL, ...peak }), 'seconds');
        expect(distance(lasted, seconds)).toBeCloseTo(0, 6);
      }),
    ));

  test('no demand needs more than the worst', () =>
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 9.99, noNaN: true }), (demandM3Min) => {
        const found = compute({ mode: 'cycles', demandM3Min });
        expect(numberOf(found, 'volumeL')).toBeLessThanOrEqual(numberOf(found, 'worstVolumeL'));
      }),
    ));
});
