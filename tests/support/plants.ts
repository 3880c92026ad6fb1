import fc from 'fast-check';
import type { Plant } from '#site/domain/plant.ts';
import { PLANT_FIELDS } from '#site/domain/plantFields.ts';

export const between = (field: keyof Plant) => {
  const { min, max } = PLANT_FIELDS[field];
  return fc.double({ min, max, noNaN: true });
};

const optional = (field: keyof Plant) => fc.option(between(field), { nil: undefined });

const byPower = fc.record({ loadPercent: between('loadPercent') });
/** Loaded hours within all hours run. */
export const byCounters = fc
  .tuple(between('countedHours'), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([countedHours, part]) => ({ loadedHours: countedHours * part, countedHours }));

/** Every plant that the interface lets through. */
export const plants: fc.Arbitrary<Plant> = fc
  .tuple(
    fc.record({
      powerKw: between('powerKw'),
      hoursPerYear: between('hoursPerYear'),
      eurosPerKwh: between('eurosPerKwh'),
      ageYears: optional('ageYears'),
      leakPercent: optional('leakPercent'),
    }),
    fc.oneof(byPower, byCounters),
  )
  .map(([plant, load]) => ({ ...plant, ...load }));
