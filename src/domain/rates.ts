import type { Figure } from './figures.ts';

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
  /** Over this age, a compressor uses more than a recent one. */
  readonly oldAfterYears: number;
  /** What an old compressor uses on top of a recent one. */
  readonly oldSurplus: Range;
  /** Drawn by a fixed-speed machine that runs without delivering, of its full load. */
  readonly idle: number;
  /** Up to this share of the bill, idling is normal. */
  readonly keptIdle: number;
  readonly heat: number;
  readonly hotWater: number;
  readonly replacementPaybackYears: Range;
  /** The most that energy-savings certificates pay of an investment. */
  readonly maxCee: number;
  readonly co2GramsPerKwh: number;
}

type RateFigure =
  | 'economies'
  | 'fuites'
  | 'fuites_maitrisees'
  | 'age_surconsommation'
  | 'surconsommation'
  | 'puissance_vide'
  | 'marche_vide_maitrisee'
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
    oldAfterYears: figures.age_surconsommation.high,
    oldSurplus: rangeOf(figures.surconsommation),
    idle: figures.puissance_vide.high,
    keptIdle: figures.marche_vide_maitrisee.high,
    heat: figures.chaleur_compresseur.high,
    hotWater: figures.chaleur_eau.high,
    replacementPaybackYears: rangeOf(figures.retour_remplacement),
    maxCee: figures.cee_max.high,
    co2GramsPerKwh: figures.co2_electricite.high,
  };
}
