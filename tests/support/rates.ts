import type { Rates } from '#site/domain/rates.ts';

/** Round figures of the test's own: the owner's may change. */
export const RATES: Rates = {
  savings: { low: 20, high: 30 },
  leaks: { low: 20, high: 40 },
  keptLeaks: 10,
  oldAfterYears: 10,
  oldSurplus: { low: 20, high: 30 },
  idle: 30,
  keptIdle: 15,
  heat: 90,
  hotWater: 72,
  replacementPaybackYears: { low: 3, high: 5 },
  maxCee: 30,
  co2GramsPerKwh: 52,
};
