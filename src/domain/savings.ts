import type { Plant } from './plant.ts';
import type { Range, Rates } from './rates.ts';

/**
 * What may be said of the general range for this plant. `possible`: its age or its leaks make it likely. `wellKept`:
 * young and tight and seldom idle, so that the range is probably too high. `general`: nothing speaks for either.
 */
type Outlook = 'possible' | 'general' | 'wellKept';

/** What a year of compressed air costs, and what could be saved of it. Money in euros a year. */
export interface Estimate {
  readonly outlook: Outlook;
  /** Average power drawn while running, of what the plate says. */
  readonly averagePercent: number;
  readonly energyKwh: number;
  readonly cost: number;
  readonly savings: Range;
  readonly costAfter: Range;
  /** Inside today's cost, and mostly inside the savings: not to be added to them. */
  readonly leaks: Range;
  /** Likewise; known from the counters only. */
  readonly idleCost: number | undefined;
  /** Likewise; unknown for a machine too young to be said to use more. */
  readonly oldSurplus: Range | undefined;
  readonly heatKwh: number;
  readonly hotWaterKwh: number;
  readonly savedCo2Tonnes: Range;
  /** What these savings pay back within the span that replacing a compressor takes. */
  readonly investment: Range;
  /** The most that certificates would pay of the dearest such investment. */
  readonly maxCee: number;
}

const share = (amount: number, percent: Range): Range => ({
  low: (amount * percent.low) / 100,
  high: (amount * percent.high) / 100,
});

/** "20 % more than a recent machine" is 20/120 of today's use: the surplus is inside what is paid. */
const partOfToday = (percent: number): number => (100 * percent) / (100 + percent);

/** What an old machine uses too much, of today's bill. */
export const surplusOf = ({ low, high }: Range): Range => ({
  low: partOfToday(low),
  high: partOfToday(high),
});

/** What the machine draws, in hundredths of its plate. */
interface Load {
  readonly average: number;
  /** Drawn while no air is delivered; unknown without the counters of a fixed-speed machine. */
  readonly idling: number | undefined;
  /** What would fall if no air were needed: a fixed-speed machine that delivers nothing still idles. */
  readonly forAir: number;
}

/** Full power while loaded, the idle one for the rest of the hours run. */
function loadOf({ loadPercent = 0, loadedHours, countedHours }: Plant, idle: number): Load {
  if (loadedHours === undefined || countedHours === undefined)
    return { average: loadPercent, idling: undefined, forAir: loadPercent };
  const idling = (idle * (countedHours - loadedHours)) / countedHours;
  return {
    average: (100 * loadedHours) / countedHours + idling,
    idling,
    forAir: ((100 - idle) * loadedHours) / countedHours,
  };
}

/** The specification's surplus is for machines over this age, and not for one that has just reached it. */
const isOld = ({ ageYears = 0 }: Plant, { oldAfterYears }: Rates): boolean =>
  ageYears > oldAfterYears;

function outlookOf(plant: Plant, rates: Rates, { idling = 0, average }: Load): Outlook {
  const { ageYears, leakPercent: leak } = plant;
  if (leak !== undefined && leak >= rates.leaks.low) return 'possible';
  const isTight = leak !== undefined && leak < rates.keptLeaks;
  if (isOld(plant, rates)) return isTight ? 'general' : 'possible';
  const isSeldomIdle = 100 * idling <= rates.keptIdle * average;
  return ageYears !== undefined && isTight && isSeldomIdle ? 'wellKept' : 'general';
}

export function estimateSavings(plant: Plant, rates: Rates): Estimate {
  const load = loadOf(plant, rates.idle);
  const kwhPerPercent = (plant.powerKw * plant.hoursPerYear) / 100;
  const energyKwh = kwhPerPercent * load.average;
  const eurosOf = (percent: number) => kwhPerPercent * percent * plant.eurosPerKwh;
  const cost = eurosOf(load.average);
  const savings = share(cost, rates.savings);
  const { leakPercent: leak } = plant;
  const { low: shortest, high: longest } = rates.replacementPaybackYears;
  const investment = { low: savings.low * shortest, high: savings.high * longest };
  return {
    outlook: outlookOf(plant, rates, load),
    averagePercent: load.average,
    energyKwh,
    cost,
    savings,
    costAfter: { low: cost - savings.high, high: cost - savings.low },
    leaks: share(
      eurosOf(load.forAir),
      leak === undefined ? rates.leaks : { low: leak, high: leak },
    ),
    idleCost: load.idling === undefined ? undefined : eurosOf(load.idling),
    oldSurplus: isOld(plant, rates) ? share(cost, surplusOf(rates.oldSurplus)) : undefined,
    heatKwh: (energyKwh * rates.heat) / 100,
    hotWaterKwh: (energyKwh * rates.hotWater) / 100,
    savedCo2Tonnes: share((energyKwh * rates.co2GramsPerKwh) / 1e6, rates.savings),
    investment,
    maxCee: (investment.high * rates.maxCee) / 100,
  };
}
