import { z } from 'zod';
import { PLANT_FIELDS, type PlantField } from '#site/domain/plantFields.ts';

type Amount = Exclude<PlantField, 'eurosPerKwh' | 'leakPercent'>;

/** The example and the presets obey the limits that visitors meet. */
export function amount(field: Amount, name: string) {
  const { min, max, unit } = PLANT_FIELDS[field];
  const wrong = `entre ${min} et ${max} ${unit}`;
  return z
    .number(wrong)
    .min(min, wrong)
    .max(max, wrong)
    .describe(name)
    .meta({ hint: `Entre ${min} et ${max} ${unit}.` });
}
