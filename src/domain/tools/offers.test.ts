import { describe, expect, test } from 'vitest';
import { distance, expectNothing, numberOf } from '#tests/support/within.ts';
import { conversions } from './conversions.ts';

const { compute } = conversions();

describe('two offers', () => {
  const compare = (given: Readonly<Record<string, string | number>>) =>
    compute({ mode: 'devis', ...given });

  test('the greater is named, and by how much', () => {
    const found = compare({ otherValue: 120 });
    expect(distance(numberOf(found, 'morePercent'), 100 * (120 / 108.744 - 1))).toBeCloseTo(0, 4);
    expect(found.warnings).toEqual(['secondIsMore', 'otherNormalMetre']);
    expect(compare({}).warnings).toEqual(['firstIsMore', 'otherNormalMetre']);
    expect(numberOf(compare({}), 'firstM3PerHour')).toBeCloseTo(108.744, 2);
  });

  test('the same air in two units differs by nothing, and no air is not compared', () => {
    const hour = { value: 60, unit: 'fadM3PerHour' };
    const same = compare({ ...hour, otherValue: 1, otherUnit: 'fadM3PerMin' });
    expect(same.warnings).toEqual(['offersAgree']);
    expect(compare({ otherValue: 108.7 }).warnings).toContain('offersAgree');
    expectNothing(compare({ otherValue: 0 }), 'nothingToCompare');
  });

  test('a compressor draws its cubic metres from the air of the site', () => {
    const hill = { altitudeM: 900, siteC: 30, sitePercent: 50 };
    const offers = { value: 600, otherValue: 11, otherUnit: 'fadM3PerMin' };
    expect(compare(offers).warnings[0]).toBe('secondIsMore');
    const found = compare({ ...offers, ...hill });
    expect(found.warnings).toEqual(['firstIsMore', 'drawnOnSite', 'otherNormalMetre']);
    // 660 m³/h of that air hold as much as 521 Nm³/h.
    expect(numberOf(found, 'secondM3PerHour') / 1.08744).toBeCloseTo(521, 0);
    expect(numberOf(found, 'morePercent')).toBeCloseTo(100 * (600 / 521 - 1), 0);
  });

  test('the air of the site changes nothing between two that draw it, or between two that do not', () => {
    const apart = (more: Readonly<Record<string, string | number>>) =>
      numberOf(compare({ altitudeM: 900, ...more }), 'morePercent');
    expect(apart({ unit: 'cfm', otherUnit: 'fadLs' })).toBeCloseTo(
      numberOf(compare({ unit: 'cfm', otherUnit: 'fadLs' }), 'morePercent'),
      9,
    );
    expect(compare({ altitudeM: 900, otherUnit: 'scfm' }).warnings).toEqual([
      'secondIsMore',
      'otherNormalMetre',
    ]);
  });
});
