import { frenchAmount } from './amounts.ts';
import { each, type Plant, type PlantTexts, readAmount } from './plant.ts';
import { PLANT_FIELD_NAMES, PLANT_FIELDS, PLANT_KEY, type PlantField } from './plantFields.ts';

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

/** Longer than any valid amount with its unit: cutting there loses nothing. */
export const MAX_CHARACTERS = 24;

/** The fields as an address has them, or nothing where it describes no plant. */
export function fromQuery(query: string, missing?: PlantTexts): PlantTexts | undefined {
  const given = new URLSearchParams(query);
  if (!given.has(PLANT_KEY)) return undefined;
  const texts = each((field) => {
    const text = given.get(PLANT_FIELDS[field].name)?.slice(0, MAX_CHARACTERS);
    if (text === undefined) return missing?.[field] ?? '';
    const value = readAmount(field, text);
    return Number.isNaN(value) ? text : frenchAmount(value);
  });
  const { loadPercent, loadedHours } = PLANT_FIELDS;
  return { ...texts, isCounted: given.has(loadedHours.name) && !given.has(loadPercent.name) };
}
