import { frenchAmount, unitFor, withUnit } from './amounts.ts';
import { parseFrenchNumber } from './frenchNumber.ts';
import { isAsked, PLANT_FIELD_NAMES, PLANT_FIELDS, type PlantField } from './plantFields.ts';
import { hasOtherUnit } from './typedUnit.ts';

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
  /** Age of the main compressor, where somebody knows it. */
  readonly ageYears?: number | undefined;
  /** Air lost in leaks, where somebody has measured it. */
  readonly leakPercent?: number | undefined;
}

/** The values of the fields, valid or not. */
export interface PlantTexts extends Readonly<Record<PlantField, string>> {
  /** Whether the counters tell the load; the average power does otherwise. */
  readonly isCounted: boolean;
}
/** `unreadable`: no number. `otherUnit`: one with a unit of something else. Otherwise one that no plant can have. */
export type Fault = 'unreadable' | 'otherUnit' | 'tooLow' | 'tooHigh';
export type PlantFaults = Partial<Record<PlantField, Fault>>;

export type ParsedPlant =
  | { readonly ok: true; readonly plant: Plant }
  | { readonly ok: false; readonly faults: PlantFaults };

/** One of each field. */
export function each<T>(value: (field: PlantField) => T): Readonly<Record<PlantField, T>> {
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

/** What was typed into a field, as a number; NaN if it is not one. */
export function readAmount(field: PlantField, text: string): number {
  const { min, max, unit, hasThousands } = PLANT_FIELDS[field];
  const [low, high] = hasThousands ? [-Infinity, Infinity] : [min, max];
  return parseFrenchNumber(text, { min: low, max: high, unit });
}

function faultOf(field: PlantField, texts: PlantTexts): Fault | undefined {
  const { min, max, unit, isOptional } = PLANT_FIELDS[field];
  const text = texts[field];
  if (isOptional && text.trim() === '') return undefined;
  const value = readAmount(field, text);
  if (Number.isNaN(value)) return hasOtherUnit(text, unit) ? 'otherUnit' : 'unreadable';
  if (value < min) return 'tooLow';
  // Hours with air delivered are some of all hours run.
  const isBeyond =
    field === 'loadedHours' && value > readAmount('countedHours', texts.countedHours);
  return value > max || isBeyond ? 'tooHigh' : undefined;
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
  return withUnit(frenchAmount(value), unitFor(value, unit));
}

export const textsOf = (plant: Plant): PlantTexts => ({
  ...each((field) => {
    const value = plant[field];
    return value === undefined ? '' : frenchAmount(value);
  }),
  isCounted: plant.loadPercent === undefined,
});
