import type { Plant } from './plant.ts';

export type PlantField = keyof Plant;

interface FieldRule {
  /** In addresses and in the page. */
  readonly name: string;
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** What is left empty is unknown. */
  readonly isOptional?: true;
  /** "4.000" is four thousand; elsewhere a point is a comma. */
  readonly hasThousands?: true;
  /** The usual part: beyond it, one types. A counter is read and typed. */
  readonly slider?: { readonly from: number; readonly to: number; readonly step: number };
}

/** More than the life of several machines added up. */
const MAX_COUNTED = 999_999;

export const PLANT_FIELDS: Readonly<Record<PlantField, FieldRule>> = {
  powerKw: {
    name: 'puissance',
    unit: 'kW',
    least: 1,
    most: 5000,
    hasThousands: true,
    slider: { from: 5, to: 500, step: 5 },
  },
  hoursPerYear: {
    name: 'heures',
    unit: 'h',
    least: 1,
    most: 8760,
    hasThousands: true,
    slider: { from: 500, to: 8760, step: 20 },
  },
  loadPercent: {
    name: 'charge',
    unit: '%',
    least: 1,
    most: 100,
    slider: { from: 10, to: 100, step: 1 },
  },
  loadedHours: {
    name: 'heures-charge',
    unit: 'h',
    least: 0,
    most: MAX_COUNTED,
    hasThousands: true,
  },
  countedHours: {
    name: 'heures-totales',
    unit: 'h',
    least: 1,
    most: MAX_COUNTED,
    hasThousands: true,
  },
  eurosPerKwh: {
    name: 'prix',
    unit: '€/kWh',
    least: 0.01,
    most: 1,
    slider: { from: 0.05, to: 0.4, step: 0.005 },
  },
  ageYears: {
    name: 'age',
    unit: 'ans',
    least: 0,
    most: 60,
    isOptional: true,
    slider: { from: 0, to: 30, step: 1 },
  },
  leakPercent: {
    name: 'fuites',
    unit: '%',
    least: 0,
    most: 90,
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
