import { computed, euros, frenchAmount, withUnit } from './amounts.ts';
import { amountOf, type Plant } from './plant.ts';
import type { Rates } from './rates.ts';
import { type Estimate, estimateSavings } from './savings.ts';

/** The calculation, so that it can be checked: "75 kW × 4 000 h × 75 % × 0,15 €/kWh". */
export const productLine = (plant: Plant, { averagePercent }: Estimate): string =>
  [
    amountOf('powerKw', plant.powerKw),
    amountOf('hoursPerYear', plant.hoursPerYear),
    // As typed, or as found from the counters.
    amountOf('loadPercent', plant.loadPercent ?? computed(averagePercent, 1)),
    amountOf('eurosPerKwh', plant.eurosPerKwh),
  ].join(' × ');

/** Where the general range does not fit the plant, no amount in euros is given. */
function savingsLine({ outlook, savings }: Estimate, { low, high }: Rates['savings']): string {
  if (outlook === 'wellKept')
    return `installation bien tenue\u00a0: sans doute moins que ${withUnit(`${frenchAmount(low)} à ${frenchAmount(high)}`, '%')} d’économie`;
  const kind = outlook === 'general' ? 'en général' : 'possible';
  return `économie ${kind}\u00a0: ${euros(savings)} par an`;
}

/** The estimate in one line, for the form, the request and the mail that carries it. */
export function estimateLine(plant: Plant, rates: Rates): string {
  const estimate = estimateSavings(plant, rates);
  const { ageYears, leakPercent, loadedHours, countedHours } = plant;
  const known = [
    `${productLine(plant, estimate)} = ${euros(estimate.cost)} par an`,
    savingsLine(estimate, rates.savings),
  ];
  if (loadedHours !== undefined && countedHours !== undefined)
    known.push(
      `compteurs\u00a0: ${amountOf('loadedHours', loadedHours)} en charge sur ${amountOf('countedHours', countedHours)}`,
    );
  if (ageYears !== undefined)
    known.push(`compresseur principal\u00a0: ${amountOf('ageYears', ageYears)}`);
  if (leakPercent !== undefined)
    known.push(`fuites\u00a0: ${amountOf('leakPercent', leakPercent)}`);
  return known.join('\u202f; ');
}
