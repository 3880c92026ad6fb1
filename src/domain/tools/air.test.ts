import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from '#tests/support/within.ts';
import { dewPoint, FAD_DENSITY, holeFlux, NORMAL_DENSITY, vapour } from './air.ts';

test('free air weighs 1.18837 kg/m³; a normal cubic metre is 1.08744 of it', () => {
  expect(FAD_DENSITY).toBeCloseTo(1.18837, 5);
  expect(NORMAL_DENSITY / FAD_DENSITY).toBeCloseTo(1.08744, 5);
});

/** Hyland and Wexler (ASHRAE 1983), hPa: another shape of formula altogether. */
function hylandWexler(celsius: number): number {
  const t = celsius + 273.15;
  if (celsius >= 0) {
    const water = -5800.2206 / t + 1.3914993 - 0.048640239 * t + 4.1764768e-5 * t ** 2;
    return Math.exp(water - 1.4452093e-8 * t ** 3 + 6.5459673 * Math.log(t)) / 100;
  }
  const ice = -5674.5359 / t + 6.3925247 - 0.009677843 * t + 6.2215701e-7 * t ** 2;
  const rest = 2.0747825e-9 * t ** 3 - 9.484024e-13 * t ** 4 + 4.1635019 * Math.log(t);
  return Math.exp(ice + rest) / 100;
}

describe('water vapour', () => {
  test.each([-60, -40, -20, -5, 0, 3, 10, 20, 35, 50, 60])(
    'at %d °C it is within 0.3 % of Hyland and Wexler',
    (celsius) => {
      expect(Math.abs(distance(vapour(celsius), hylandWexler(celsius)))).toBeLessThan(0.003);
    },
  );

  test('and 0.4 % below at −70 °C', () =>
    expect(distance(vapour(-70), hylandWexler(-70))).toBeCloseTo(-0.004, 3));

  test('the dew point is its inverse, over ice and water', () =>
    fc.assert(
      fc.property(fc.double({ min: -80, max: 60, noNaN: true }), (celsius) => {
        expect(dewPoint(vapour(celsius))).toBeCloseTo(celsius, 6);
      }),
    ));
});

describe('a hole of one inch', () => {
  const PSI = 1e5 / 14.503774;
  const AREA_M2 = (Math.PI * 0.0254 ** 2) / 4;
  /** The table's air is at 70 °F, 1.2004 kg/m³; a flow of mass goes down as the root of temperature goes up. */
  const cubicFeet = (psig: number) => {
    const kgPerSecond = AREA_M2 * holeFlux((psig + 14.696) * PSI) * Math.sqrt(293.15 / 294.261);
    return (kgPerSecond * 60) / 1.2004 / 0.0283168;
  };

  // scribd.com/document/697985333, coefficient 1.
  test.each([
    [1, 115],
    [3, 198],
    [7, 300],
    [12, 388],
    [15, 430],
    [20, 503],
    [30, 648],
    [50, 938],
    [80, 1371],
    [100, 1661],
    [125, 2023],
  ])('at %d psig lets %d cubic feet a minute through, as the table says', (psig, expected) => {
    const apart = 100 * distance(cubicFeet(psig), expected);
    expect(apart).toBeGreaterThan(-0.5);
    expect(apart).toBeLessThan(0.6);
  });

  test('lets more through where pressure is higher, without a jump where it chokes', () => {
    const pressures = fc.double({ min: 1.02e5, max: 20e5, noNaN: true });
    fc.assert(
      fc.property(pressures, (pascals) => {
        expect(holeFlux(pascals * 1.001)).toBeGreaterThan(holeFlux(pascals));
      }),
    );
    expect(distance(holeFlux(191_800), holeFlux(191_801))).toBeCloseTo(0, 4);
  });
});
