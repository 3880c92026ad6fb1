import { z } from 'zod';
import { PLANT_FIELDS } from '#site/domain/plant.ts';
import { figures } from './figures.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { label, text, title } from './text.ts';

type Amount = 'powerKw' | 'hoursPerYear' | 'loadPercent' | 'ageYears';

/** The example and the presets obey the limits that visitors meet. */
function amount(field: Amount) {
  const { least, most, unit } = PLANT_FIELDS[field];
  const wrong = `entre ${least} et ${most} ${unit}`;
  return z.number(wrong).min(least, wrong).max(most, wrong);
}

const field = z.strictObject({ label, limit: text });
const profile = {
  powerKw: amount('powerKw'),
  hoursPerYear: amount('hoursPerYear'),
  loadPercent: amount('loadPercent'),
};

const simulatorSchema = z.strictObject({
  title,
  note: text,
  example: z
    .strictObject({ ...profile, ageYears: amount('ageYears') })
    .transform((plant) => ({ ...plant, eurosPerKwh: figures.prix_electricite.high })),
  fields: z.strictObject({
    powerKw: field,
    hoursPerYear: field,
    loadPercent: field,
    eurosPerKwh: field,
    ageYears: field,
    leakPercent: field,
  }),
  unreadable: label,
  atLeast: label,
  atMost: label,
  unknown: label,
  refine: label,
  presetsLabel: label,
  presetsNone: label,
  presets: z.array(z.strictObject({ label, ...profile })).min(1, 'un profil au moins'),
  result: z.strictObject({
    savings: label,
    of: label,
    perYear: label,
    only: label,
    impossible: label,
    impossibleDetail: label,
  }),
  plot: z.strictObject({ today: label, years: label, label, after: label }),
  rows: z.strictObject({
    leaks: label,
    leaksKnown: label,
    age: label,
    here: label,
    ageNone: label,
    heat: label,
    water: label,
    co2: label,
    investment: label,
    cee: label,
  }),
  action: label,
  copy: label,
  copied: label,
  copyFailed: label,
  print: label,
  formulas: z.strictObject({ title: label, lines: z.array(text).min(1, 'une formule au moins') }),
});

export type SimulatorContent = z.output<typeof simulatorSchema>;

export const simulator = loadYaml('simulator.yaml', simulatorSchema);
