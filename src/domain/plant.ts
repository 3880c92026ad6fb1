import { frenchAmount, parseAmount, withUnit } from './amounts.ts';

/** A compressed-air plant, as the person who runs it describes it. */
export interface Plant {
  readonly powerKw: number;
  readonly hoursPerYear: number;
  /** Average load of the installed power. */
  readonly loadPercent: number;
  readonly eurosPerKwh: number;
  /** Age of the oldest compressor. */
  readonly ageYears: number;
  /** Air lost in leaks, where somebody has measured it. */
  readonly leakPercent?: number | undefined;
}

export type PlantField = keyof Plant;
/** What stands in the fields, possible or not. */
export type PlantTexts = Readonly<Record<PlantField, string>>;
/** `unreadable`: no number. Otherwise a number that no plant can have. */
export type Fault = 'unreadable' | 'tooLow' | 'tooHigh';
export type PlantFaults = Partial<Record<PlantField, Fault>>;

export type ParsedPlant =
  | { readonly ok: true; readonly plant: Plant }
  | { readonly ok: false; readonly faults: PlantFaults };

interface FieldRule {
  /** In addresses and in the page. */
  readonly name: string;
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** The slider's part, the usual one: beyond it, one types. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

export const PLANT_FIELDS: Readonly<Record<PlantField, FieldRule>> = {
  powerKw: { name: 'puissance', unit: 'kW', least: 1, most: 5000, from: 5, to: 500, step: 5 },
  hoursPerYear: { name: 'heures', unit: 'h', least: 1, most: 8760, from: 500, to: 8760, step: 20 },
  loadPercent: { name: 'charge', unit: '%', least: 1, most: 100, from: 10, to: 100, step: 1 },
  eurosPerKwh: {
    name: 'prix',
    unit: '€/kWh',
    least: 0.01,
    most: 1,
    from: 0.05,
    to: 0.4,
    step: 0.005,
  },
  ageYears: { name: 'age', unit: 'ans', least: 0, most: 60, from: 0, to: 30, step: 1 },
  leakPercent: { name: 'fuites', unit: '%', least: 0, most: 90, from: 0, to: 60, step: 1 },
};

/** In the order of the page. */
export const PLANT_FIELD_NAMES = [
  'powerKw',
  'hoursPerYear',
  'loadPercent',
  'eurosPerKwh',
  'ageYears',
  'leakPercent',
] as const satisfies readonly PlantField[];

/** An address that has this describes a plant. */
export const PLANT_KEY = PLANT_FIELDS.powerKw.name;

function each<T>(value: (field: PlantField) => T): Readonly<Record<PlantField, T>> {
  return {
    powerKw: value('powerKw'),
    hoursPerYear: value('hoursPerYear'),
    loadPercent: value('loadPercent'),
    eurosPerKwh: value('eurosPerKwh'),
    ageYears: value('ageYears'),
    leakPercent: value('leakPercent'),
  };
}

function faultOf(field: PlantField, text: string): Fault | undefined {
  const { least, most } = PLANT_FIELDS[field];
  if (field === 'leakPercent' && text.trim() === '') return undefined;
  const value = parseAmount(text);
  if (Number.isNaN(value)) return 'unreadable';
  if (value < least) return 'tooLow';
  return value > most ? 'tooHigh' : undefined;
}

/** Impossible values come back as faults: nothing is rounded or cut to fit. */
export function parsePlant(texts: PlantTexts): ParsedPlant {
  const faults: PlantFaults = {};
  for (const field of PLANT_FIELD_NAMES) {
    const fault = faultOf(field, texts[field]);
    if (fault !== undefined) faults[field] = fault;
  }
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const values = each((field) => parseAmount(texts[field]));
  const isLeakKnown = !Number.isNaN(values.leakPercent);
  return { ok: true, plant: isLeakKnown ? values : { ...values, leakPercent: undefined } };
}

/** "75 kW", "12 ans", "1 an". */
export function amountOf(field: PlantField, value: number): string {
  const { unit } = PLANT_FIELDS[field];
  return withUnit(frenchAmount(value), unit === 'ans' && value < 2 ? 'an' : unit);
}

export const textsOf = (plant: Plant): PlantTexts =>
  each((field) => {
    const value = plant[field];
    return value === undefined ? '' : frenchAmount(value);
  });

/** The plant in an address: "puissance=75&heures=4000…". */
export function toQuery(plant: Plant): string {
  const given = PLANT_FIELD_NAMES.filter((field) => plant[field] !== undefined);
  return new URLSearchParams(
    given.map((field) => [PLANT_FIELDS[field].name, String(plant[field])]),
  ).toString();
}

/** Longer than any amount: what is cut was no number. */
export const MOST_CHARACTERS = 12;

/** The fields as an address has them, or nothing where it describes no plant. */
export function fromQuery(query: string, missing?: PlantTexts): PlantTexts | undefined {
  const given = new URLSearchParams(query);
  if (!given.has(PLANT_KEY)) return undefined;
  return each((field) => {
    const text = given.get(PLANT_FIELDS[field].name)?.slice(0, MOST_CHARACTERS);
    if (text === undefined) return missing?.[field] ?? '';
    const value = parseAmount(text);
    return Number.isNaN(value) ? text : frenchAmount(value);
  });
}
