import { euros, frenchAmount, withUnit } from './amounts.ts';
import { PLANT_FIELDS, type Plant, type PlantField } from './plant.ts';
import type { Estimate } from './savings.ts';

const amountOf = (plant: Plant, field: PlantField): string =>
  withUnit(frenchAmount(plant[field] ?? 0), PLANT_FIELDS[field].unit);

/** The sum as one can check it: "75 kW × 4 000 h × 75 % × 0,15 €/kWh". */
export const productLine = (plant: Plant): string =>
  (['powerKw', 'hoursPerYear', 'loadPercent', 'eurosPerKwh'] as const)
    .map((field) => amountOf(plant, field))
    .join(' × ');

/** The estimate in one line, for the form, the request and the mail that carries it. */
export function estimateLine(plant: Plant, { cost, savings }: Estimate): string {
  const known = [
    `${productLine(plant)} = ${euros(cost)} par an`,
    `économie possible\u00a0: ${euros(savings)} par an`,
    `machine la plus ancienne\u00a0: ${amountOf(plant, 'ageYears')}`,
  ];
  if (plant.leakPercent !== undefined)
    known.push(`fuites\u00a0: ${amountOf(plant, 'leakPercent')}`);
  return known.join('\u202f; ');
}
