// Twelve plants and what the simulator says of them, as a table for docs/simulator.md:
// npx node scripts/simulatorPlants.ts
import { figures } from '#site/content/figures.ts';
import { simulator } from '#site/content/simulator.ts';
import { euros } from '#site/domain/amounts.ts';
import type { Plant } from '#site/domain/plant.ts';
import { estimateSavings, ratesOf } from '#site/domain/savings.ts';
import { sayResult, sayRows } from '#site/islands/SavingsSimulator/said.ts';

const base = { powerKw: 75, hoursPerYear: 4000, eurosPerKwh: 0.15 };

const PLANTS: readonly (readonly [name: string, plant: Plant])[] = [
  ['the example', { ...base, loadPercent: 75, ageYears: 12 }],
  ['tight and new', { ...base, loadPercent: 75, ageYears: 3, leakPercent: 5 }],
  ['just under both limits', { ...base, loadPercent: 75, ageYears: 9, leakPercent: 9 }],
  ['new but leaky', { ...base, loadPercent: 75, ageYears: 3, leakPercent: 25 }],
  ['old but tight', { ...base, loadPercent: 75, ageYears: 15, leakPercent: 6 }],
  [
    'old and leaky, counters read',
    {
      ...{ powerKw: 250, hoursPerYear: 8000, eurosPerKwh: 0.12 },
      ...{ loadedHours: 52_000, countedHours: 80_000, ageYears: 18, leakPercent: 45 },
    },
  ],
  [
    'variable speed, 62 % on its controller',
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
    'mostly idle, counters read',
    {
      ...{ powerKw: 37, hoursPerYear: 5000, eurosPerKwh: 0.16 },
      ...{ loadedHours: 8000, countedHours: 40_000, ageYears: 8, leakPercent: 30 },
    },
  ],
  [
    'tiny workshop',
    { powerKw: 4, hoursPerYear: 600, loadPercent: 60, eurosPerKwh: 0.2, ageYears: 6 },
  ],
  ['huge', { powerKw: 3200, hoursPerYear: 8400, loadPercent: 85, eurosPerKwh: 0.09, ageYears: 20 }],
  ['nothing known of age and leaks', { ...base, loadPercent: 60 }],
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

const lines = PLANTS.map(([name, plant]) => {
  const estimate = estimateSavings(plant, rates);
  const { label, headline, note } = sayResult(simulator.result, { plant, estimate });
  const [leaks] = sayRows(simulator, { plant, estimate });
  const explained = leaks?.[0].includes(simulator.rows.leaksStay) ? ', explained' : '';
  const said = `« ${label} » **${headline}**${note ? ` « ${note} »` : ''}`;
  return `| ${name} | ${inputs(plant)} | ${euros(estimate.cost)} | ${said} | ${leaks?.[1]}${explained} |`;
});

console.log(
  ['| plant | inputs | cost a year | headline | leaks |', '|---|---|---|---|---|', ...lines]
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' '),
);
