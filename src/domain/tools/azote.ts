import { FAD_DENSITY, NORMAL_DENSITY } from './air.ts';
import { energyInputs, energyOf, type ToolFigures } from './energy.ts';
import { choice, number } from './input.ts';
import { mode, tool } from './tool.ts';

/** Purity in hundredths, and m³ of air for one of nitrogen: PSA, indicative (missrifka.com; yields of a PSA maker). */
export const AIR_FACTORS = [
  [95, 2],
  [97, 2.1],
  [98, 2.3],
  [99, 2.5],
  [99.5, 2.9],
  [99.9, 3.4],
  [99.95, 3.7],
  [99.99, 4],
  [99.999, 5.1],
] as const;

export function azote(figures: ToolFigures) {
  const cost = mode({
    id: 'cout',
    inputs: {
      flowNm3h: number('Nm³/h', [0.5, 5000], 30),
      purity: choice(
        AIR_FACTORS.map(([purity]) => purity),
        99.5,
        '%',
      ),
      airFactor: number('', [1.5, 10], 2.9, {
        follows: { key: 'purity', values: AIR_FACTORS },
      }),
      deliveredEurosPerNm3: number('€/Nm³', [0.05, 10], 0.35),
      deliveredFixedEuros: number('€', [0, 1e6], 3000),
      lossPercent: number('%', [0, 50], 5),
      investEuros: number('€', [0, 1e7], 60_000),
      maintenancePercent: number('%', [0, 20], 3),
      years: number('ans', [1, 20], 10),
      ...energyInputs(figures),
    },
    results: {
      airM3h: 'm³/h',
      powerKw: 'kW',
      kwhPerNm3: 'kWh/Nm³',
      onSiteEurosPerNm3: '€/Nm³',
      deliveredTotalEurosPerNm3: '€/Nm³',
      savingEuros: '€',
      paybackYears: 'ans',
      gainEuros: '€',
    },
    limits: [
      { code: 'deliveredIsCheaper', of: (_, found) => found.savingEuros, atMost: 0 },
      { code: 'paybackTooLong', when: (v, { paybackYears = 0 }) => paybackYears > v.years },
      {
        code: 'paysBack',
        when: (v, { paybackYears = Number.POSITIVE_INFINITY }) => paybackYears <= v.years,
      },
    ],
    solve: (v) => {
      const airM3h = v.airFactor * v.flowNm3h * (NORMAL_DENSITY / FAD_DENSITY);
      const { powerKw, euros } = energyOf(airM3h / 60, v);
      const nm3 = v.flowNm3h * v.hoursPerYear;
      const onSite = euros + (v.investEuros * v.maintenancePercent) / 100;
      const delivered =
        (nm3 * v.deliveredEurosPerNm3) / (1 - v.lossPercent / 100) + v.deliveredFixedEuros;
      const savingEuros = delivered - onSite;
      return {
        airM3h,
        powerKw,
        kwhPerNm3: powerKw / v.flowNm3h,
        onSiteEurosPerNm3: (onSite + v.investEuros / v.years) / nm3,
        deliveredTotalEurosPerNm3: delivered / nm3,
        savingEuros,
        paybackYears: savingEuros > 0 ? v.investEuros / savingEuros : undefined,
        gainEuros: savingEuros * v.years - v.investEuros,
      };
    },
  });
  return tool('azote', cost);
}
