import type { Figure } from './figures.ts';
import type { Plant } from './plant.ts';

/** Savings are never one number: an audit decides where in the range a plant stands. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The specification's figures and our assumptions, in hundredths unless they say otherwise. */
export interface Rates {
  /** Saved in all, whatever the causes: the bands below are inside it, never on top of it. */
  readonly savings: Range;
  /** Of the air produced, where nothing was done about leaks. */
  readonly leaks: Range;
  /** Below it, leaks are looked after. */
  readonly keptLeaks: number;
  readonly oldFromYears: number;
  /** What an old compressor uses on top of a recent one. */
  readonly oldSurplus: Range;
  /** Drawn by a fixed-speed machine that runs without delivering, of its full load. */
  readonly idle: number;
  readonly heat: number;
  readonly hotWater: number;
  readonly replacementPaybackYears: Range;
  /** The most that energy-savings certificates pay of an investment. */
  readonly ceeMost: number;
  readonly co2GramsPerKwh: number;
}

type RateFigure =
  | 'economies'
  | 'fuites'
  | 'fuites_maitrisees'
  | 'age_surconsommation'
  | 'surconsommation'
  | 'puissance_vide'
  | 'chaleur_compresseur'
  | 'chaleur_eau'
  | 'retour_remplacement'
  | 'cee_max'
  | 'co2_electricite';

const rangeOf = ({ low, high }: Figure): Range => ({ low, high });

export function ratesOf(figures: Readonly<Record<RateFigure, Figure>>): Rates {
  return {
    savings: rangeOf(figures.economies),
    leaks: rangeOf(figures.fuites),
    keptLeaks: figures.fuites_maitrisees.high,
    oldFromYears: figures.age_surconsommation.high,
    oldSurplus: rangeOf(figures.surconsommation),
    idle: figures.puissance_vide.high,
    heat: figures.chaleur_compresseur.high,
    hotWater: figures.chaleur_eau.high,
    replacementPaybackYears: rangeOf(figures.retour_remplacement),
    ceeMost: figures.cee_max.high,
    co2GramsPerKwh: figures.co2_electricite.high,
  };
}

/**
 * What may be said of the general range for this plant. `possible`: its age or its leaks make it likely. `general`: one
 * of them is unknown, and the other no reason. `wellKept`: young and tight, so that the range is probably too high.
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
  /** Likewise; unknown for a machine too young to be said to use more. */
  readonly oldSurplus: Range | undefined;
  readonly heatKwh: number;
  readonly hotWaterKwh: number;
  readonly savedCo2Tonnes: Range;
  /** What these savings pay back within the span that replacing a compressor takes. */
  readonly investment: Range;
  /** The most that certificates would pay of the dearest such investment. */
  readonly ceeMost: number;
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

/** Full power while loaded, the idle one for the rest of the hours run. */
function averagePercent({ loadPercent, loadedHours, countedHours }: Plant, idle: number): number {
  if (loadedHours === undefined || countedHours === undefined) return loadPercent ?? 0;
  return (100 * loadedHours + idle * (countedHours - loadedHours)) / countedHours;
}

function outlookOf({ ageYears, leakPercent }: Plant, rates: Rates): Outlook {
  const isOld = ageYears !== undefined && ageYears >= rates.oldFromYears;
  const isLeaky = leakPercent !== undefined && leakPercent >= rates.keptLeaks;
  if (isOld || isLeaky) return 'possible';
  return ageYears === undefined || leakPercent === undefined ? 'general' : 'wellKept';
}

export function estimateSavings(plant: Plant, rates: Rates): Estimate {
  const average = averagePercent(plant, rates.idle);
  const energyKwh = (plant.powerKw * plant.hoursPerYear * average) / 100;
  const cost = energyKwh * plant.eurosPerKwh;
  const savings = share(cost, rates.savings);
  const { ageYears: age = 0, leakPercent: leak } = plant;
  const { low: shortest, high: longest } = rates.replacementPaybackYears;
  const investment = { low: savings.low * shortest, high: savings.high * longest };
  return {
    outlook: outlookOf(plant, rates),
    averagePercent: average,
    energyKwh,
    cost,
    savings,
    costAfter: { low: cost - savings.high, high: cost - savings.low },
    leaks: share(cost, leak === undefined ? rates.leaks : { low: leak, high: leak }),
    oldSurplus: age > rates.oldFromYears ? share(cost, surplusOf(rates.oldSurplus)) : undefined,
    heatKwh: (energyKwh * rates.heat) / 100,
    hotWaterKwh: (energyKwh * rates.hotWater) / 100,
    savedCo2Tonnes: share((energyKwh * rates.co2GramsPerKwh) / 1e6, rates.savings),
    investment,
    ceeMost: (investment.high * rates.ceeMost) / 100,
  };
}
