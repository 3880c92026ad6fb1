import { z } from 'zod';
import { PLANT_FIELDS, type PlantField } from '#site/domain/plantFields.ts';

type Amount = Exclude<PlantField, 'eurosPerKwh' | 'leakPercent'>;

/** The example and the presets obey the limits that visitors meet. */
export function amount(field: Amount, name: string) {
  const { least, most, unit } = PLANT_FIELDS[field];
  const wrong = `entre ${least} et ${most} ${unit}`;
  return z
    .number(wrong)
    .min(least, wrong)
    .max(most, wrong)
    .describe(name)
    .meta({ hint: `Entre ${least} et ${most} ${unit}.` });
}
