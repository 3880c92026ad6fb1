import { euros } from './amounts.ts';
import { amountOf, type Plant } from './plant.ts';
import type { Estimate } from './savings.ts';

/** The sum as one can check it: "75 kW × 4 000 h × 75 % × 0,15 €/kWh". */
export const productLine = (plant: Plant): string =>
  (['powerKw', 'hoursPerYear', 'loadPercent', 'eurosPerKwh'] as const)
    .map((field) => amountOf(field, plant[field]))
    .join(' × ');

/** The estimate in one line, for the form, the request and the mail that carries it. */
export function estimateLine(plant: Plant, { cost, savings }: Estimate): string {
  const known = [
    `${productLine(plant)} = ${euros(cost)} par an`,
    `économie possible\u00a0: ${euros(savings)} par an`,
    `machine la plus ancienne\u00a0: ${amountOf('ageYears', plant.ageYears)}`,
  ];
  if (plant.leakPercent !== undefined)
    known.push(`fuites\u00a0: ${amountOf('leakPercent', plant.leakPercent)}`);
  return known.join('\u202f; ');
}
