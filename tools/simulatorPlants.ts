// Twelve plants and what the simulator says of them, as a table for docs/simulator.md:
// npx node tools/simulatorPlants.ts
import { figures } from '#site/content/figures.ts';
import { simulator } from '#site/content/simulator.ts';
import { euros } from '#site/domain/amounts.ts';
import type { Plant } from '#site/domain/plant.ts';
import { ratesOf } from '#site/domain/rates.ts';
import { estimateSavings } from '#site/domain/savings.ts';
import { type Found, sayResult, sayRows } from '#site/islands/SavingsSimulator/said.ts';

const base = { powerKw: 75, hoursPerYear: 4000, eurosPerKwh: 0.15 };

const PLANTS: readonly (readonly [name: string, plant: Plant])[] = [
  ['the example', { ...base, loadPercent: 75, ageYears: 12 }],
  ['tight and new', { ...base, loadPercent: 75, ageYears: 3, leakPercent: 5 }],
  ['exactly 10 years, under 10 %', { ...base, loadPercent: 75, ageYears: 10, leakPercent: 9.9 }],
  ['young, some leaks', { ...base, loadPercent: 60, ageYears: 3, leakPercent: 15 }],
  ['young but leaky', { ...base, loadPercent: 75, ageYears: 3, leakPercent: 25 }],
  ['old but tight', { ...base, loadPercent: 75, ageYears: 15, leakPercent: 6 }],
  [
    'old and leaky, counters read',
    {
      ...{ powerKw: 250, hoursPerYear: 8000, eurosPerKwh: 0.12 },
      ...{ loadedHours: 93_600, countedHours: 144_000, ageYears: 18, leakPercent: 45 },
    },
  ],
  [
    'variable speed, 62 % on its controller, leaks unknown',
    { powerKw: 90, hoursPerYear: 6000, loadPercent: 62, eurosPerKwh: 0.14, ageYears: 5 },
  ],
  [
    'three of 90 kW, one on standby: 180 kW, counters added up',
    {
      ...{ powerKw: 180, hoursPerYear: 6000, eurosPerKwh: 0.14 },
      ...{ loadedHours: 60_000, countedHours: 75_000, ageYears: 11 },
    },
  ],
  [
    'young and tight but mostly idle, counters read',
    {
      ...{ powerKw: 37, hoursPerYear: 5000, eurosPerKwh: 0.16 },
      ...{ loadedHours: 4000, countedHours: 20_000, ageYears: 4, leakPercent: 6 },
    },
  ],
  [
    'tiny workshop',
    { powerKw: 4, hoursPerYear: 600, loadPercent: 60, eurosPerKwh: 0.2, ageYears: 6 },
  ],
  ['huge', { powerKw: 3200, hoursPerYear: 8400, loadPercent: 85, eurosPerKwh: 0.09, ageYears: 20 }],
];

const rates = ratesOf(figures);
const dash = (value: number | undefined, unit: string) =>
  value === undefined ? '?' : `${value} ${unit}`;

function inputs(plant: Plant): string {
  const load =
    plant.loadPercent === undefined
      ? `${plant.loadedHours}/${plant.countedHours} h`
      : `${plant.loadPercent} %`;
  return `${plant.powerKw} kW, ${plant.hoursPerYear} h, ${load}, ${plant.eurosPerKwh} €; ${dash(plant.ageYears, 'y')}, ${dash(plant.leakPercent, '% leaks')}`;
}

/** What is said under the result; the reason beside the leaks is told by a star. */
function details(found: NonNullable<Found>): string {
  const { leaks, leaksKnown } = simulator.rows;
  return sayRows(simulator, found)
    .map(([term, value]) => {
      const isLeaks = term.startsWith(leaks) || term.startsWith(leaksKnown);
      return `${isLeaks && term.includes('. ') ? '\\*' : ''}${value}`;
    })
    .join(' / ');
}

const lines = PLANTS.map(([name, plant]) => {
  const found = { plant, estimate: estimateSavings(plant, rates) };
  const { label, headline, note } = sayResult(simulator.result, found);
  const said = `« ${label} » **${headline}**${note ? ` « ${note} »` : ''}`;
  return `| ${name} | ${inputs(plant)} | ${euros(found.estimate.cost)} | ${said} | ${details(found)} |`;
});

console.log(
  ['| plant | inputs | cost a year | headline | rows |', '|---|---|---|---|---|', ...lines]
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' '),
);
