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
    expect(same.warnings).toEqual([]);
    expectNothing(compare({ otherValue: 0 }), 'nothingToCompare');
  });
});
