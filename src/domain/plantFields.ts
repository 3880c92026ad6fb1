import type { Plant } from './plant.ts';

export type PlantField = keyof Plant;

interface FieldRule {
  /** In addresses and in the page. */
  readonly name: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** What is left empty is unknown. */
  readonly isOptional?: true;
  /** "4.000" is four thousand; elsewhere a point is a comma. */
  readonly hasThousands?: true;
  /** The slider's range: a larger value can be typed. Counters have no slider. */
  readonly slider?: { readonly from: number; readonly to: number; readonly step: number };
}

/** More than the life of several machines added up. */
const MAX_COUNTED = 999_999;

export const PLANT_FIELDS: Readonly<Record<PlantField, FieldRule>> = {
  powerKw: {
    name: 'puissance',
    unit: 'kW',
    min: 1,
    max: 5000,
    hasThousands: true,
    slider: { from: 5, to: 500, step: 5 },
  },
  hoursPerYear: {
    name: 'heures',
    unit: 'h',
    min: 1,
    max: 8760,
    hasThousands: true,
    slider: { from: 500, to: 8760, step: 20 },
  },
  loadPercent: {
    name: 'charge',
    unit: '%',
    min: 1,
    max: 100,
    slider: { from: 10, to: 100, step: 1 },
  },
  loadedHours: {
    name: 'heures-charge',
    unit: 'h',
    min: 0,
    max: MAX_COUNTED,
    hasThousands: true,
  },
  countedHours: {
    name: 'heures-totales',
    unit: 'h',
    min: 1,
    max: MAX_COUNTED,
    hasThousands: true,
  },
  eurosPerKwh: {
    name: 'prix',
    unit: '€/kWh',
    min: 0.01,
    max: 1,
    slider: { from: 0.05, to: 0.4, step: 0.005 },
  },
  ageYears: {
    name: 'age',
    unit: 'ans',
    min: 0,
    max: 60,
    isOptional: true,
    slider: { from: 0, to: 30, step: 1 },
  },
  leakPercent: {
    name: 'fuites',
    unit: '%',
    min: 0,
    max: 90,
    isOptional: true,
    slider: { from: 0, to: 60, step: 1 },
  },
};

/** In the order of the page. */
export const PLANT_FIELD_NAMES = [
  'powerKw',
  'hoursPerYear',
  'loadPercent',
  'loadedHours',
  'countedHours',
  'eurosPerKwh',
  'ageYears',
  'leakPercent',
] as const satisfies readonly PlantField[];

const COUNTERS: readonly PlantField[] = ['loadedHours', 'countedHours'];

/** The load is told by its average power or by the counters, never by both. */
export const isAsked = (field: PlantField, isCounted: boolean): boolean =>
  field === 'loadPercent' ? !isCounted : isCounted || !COUNTERS.includes(field);

/** An address that has this describes a plant. */
export const PLANT_KEY = PLANT_FIELDS.powerKw.name;
