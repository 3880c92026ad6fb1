import { frenchAmount, parseAmount, withUnit } from './amounts.ts';

/** A compressed-air plant, as the person who runs it describes it. */
export interface Plant {
  readonly powerKw: number;
  readonly hoursPerYear: number;
  /** Average power drawn while running, of what the plate says; or the two counters below instead. */
  readonly loadPercent?: number | undefined;
  /** As the controller of a fixed-speed machine counts: hours with air delivered, within all hours run. */
  readonly loadedHours?: number | undefined;
  readonly countedHours?: number | undefined;
  readonly eurosPerKwh: number;
  /** Age of the oldest compressor, where somebody knows it. */
  readonly ageYears?: number | undefined;
  /** Air lost in leaks, where somebody has measured it. */
  readonly leakPercent?: number | undefined;
}

export type PlantField = keyof Plant;
/** What stands in the fields, possible or not. */
export interface PlantTexts extends Readonly<Record<PlantField, string>> {
  /** Whether the counters tell the load; the average power does otherwise. */
  readonly isCounted: boolean;
}
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
  /** What is left empty is unknown. */
  readonly isOptional?: true;
  /** "4.000" is four thousand; elsewhere a point is a comma. */
  readonly hasThousands?: true;
  /** The usual part: beyond it, one types. A counter is read and typed. */
  readonly slider?: { readonly from: number; readonly to: number; readonly step: number };
}

/** More than the life of several machines added up. */
const MOST_COUNTED = 999_999;

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
    most: MOST_COUNTED,
    hasThousands: true,
  },
  countedHours: {
    name: 'heures-totales',
    unit: 'h',
    least: 1,
    most: MOST_COUNTED,
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

function each<T>(value: (field: PlantField) => T): Readonly<Record<PlantField, T>> {
  return {
    powerKw: value('powerKw'),
    hoursPerYear: value('hoursPerYear'),
    loadPercent: value('loadPercent'),
    loadedHours: value('loadedHours'),
    countedHours: value('countedHours'),
    eurosPerKwh: value('eurosPerKwh'),
    ageYears: value('ageYears'),
    leakPercent: value('leakPercent'),
  };
}

/** What was typed into a field, as a number; NaN when it is none. */
export const readAmount = (field: PlantField, text: string): number =>
  parseAmount(text, PLANT_FIELDS[field].hasThousands);

function faultOf(field: PlantField, texts: PlantTexts): Fault | undefined {
  const { least, most, isOptional } = PLANT_FIELDS[field];
  const text = texts[field];
  if (isOptional && text.trim() === '') return undefined;
  const value = readAmount(field, text);
  if (Number.isNaN(value)) return 'unreadable';
  if (value < least) return 'tooLow';
  // Hours with air delivered are some of all hours run.
  const isBeyond =
    field === 'loadedHours' && value > readAmount('countedHours', texts.countedHours);
  return value > most || isBeyond ? 'tooHigh' : undefined;
}

/** Impossible values come back as faults: nothing is rounded or cut to fit. */
export function parsePlant(texts: PlantTexts): ParsedPlant {
  const faults: PlantFaults = {};
  const asked = PLANT_FIELD_NAMES.filter((field) => isAsked(field, texts.isCounted));
  for (const field of asked) {
    const fault = faultOf(field, texts);
    if (fault !== undefined) faults[field] = fault;
  }
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const { powerKw, hoursPerYear, eurosPerKwh, ...others } = each((field) =>
    readAmount(field, texts[field]),
  );
  const known = Object.entries(others).filter(
    ([field, value]) => asked.some((name) => name === field) && !Number.isNaN(value),
  );
  return {
    ok: true,
    plant: { powerKw, hoursPerYear, eurosPerKwh, ...Object.fromEntries(known) },
  };
}

/** "75 kW", "12 ans", "1 an". */
export function amountOf(field: PlantField, value: number): string {
  const { unit } = PLANT_FIELDS[field];
  return withUnit(frenchAmount(value), unit === 'ans' && value < 2 ? 'an' : unit);
}

export const textsOf = (plant: Plant): PlantTexts => ({
  ...each((field) => {
    const value = plant[field];
    return value === undefined ? '' : frenchAmount(value);
  }),
  isCounted: plant.loadPercent === undefined,
});

/** A number that is read back as it was: "12.125" kW would be taken for thousands, "12.1250" is not. */
function inQuery(field: PlantField, value: number): string {
  const text = String(value);
  return readAmount(field, text) === value ? text : `${text}0`;
}

/** The plant in an address: "puissance=75&heures=4000…". An age nobody knows is there, and empty. */
export function toQuery(plant: Plant): string {
  const pairs = PLANT_FIELD_NAMES.flatMap((field) => {
    const value = plant[field];
    const { name } = PLANT_FIELDS[field];
    if (value !== undefined) return [[name, inQuery(field, value)]];
    return field === 'ageYears' ? [[name, '']] : [];
  });
  return new URLSearchParams(pairs).toString();
}

/** Longer than any amount: what is cut was no number. */
export const MOST_CHARACTERS = 12;

/** The fields as an address has them, or nothing where it describes no plant. */
export function fromQuery(query: string, missing?: PlantTexts): PlantTexts | undefined {
  const given = new URLSearchParams(query);
  if (!given.has(PLANT_KEY)) return undefined;
  const texts = each((field) => {
    const text = given.get(PLANT_FIELDS[field].name)?.slice(0, MOST_CHARACTERS);
    if (text === undefined) return missing?.[field] ?? '';
    const value = readAmount(field, text);
    return Number.isNaN(value) ? text : frenchAmount(value);
  });
  const { loadPercent, loadedHours } = PLANT_FIELDS;
  return { ...texts, isCounted: given.has(loadedHours.name) && !given.has(loadPercent.name) };
}
