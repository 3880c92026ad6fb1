import type { Figure } from '../figures.ts';
import { number } from './input.ts';

/** The owner's figures that the tools calculate with. */
export interface ToolFigures {
  readonly eurosPerKwh: number;
  readonly co2GramsPerKwh: number;
  /** Of natural gas, by net calorific value. */
  readonly gasCo2GramsPerKwh: number;
  /** Of a compressor's electricity, what hot water can take. */
  readonly hotWaterPercent: number;
}

type ToolFigure = 'prix_electricite' | 'co2_electricite' | 'co2_gaz' | 'chaleur_eau';

export const toolFiguresOf = (figures: Readonly<Record<ToolFigure, Figure>>): ToolFigures => ({
  eurosPerKwh: figures.prix_electricite.high,
  co2GramsPerKwh: figures.co2_electricite.high,
  gasCo2GramsPerKwh: figures.co2_gaz.high,
  hotWaterPercent: figures.chaleur_eau.high,
});

export const priceInput = ({ eurosPerKwh }: ToolFigures) =>
  number('€/kWh', [0.03, 0.6], eurosPerKwh);

/** How a tool turns air into money. */
export const energyInputs = (figures: ToolFigures, hours = 4000) => ({
  specificPower: number('kW par m³/min', [4.5, 14], 7),
  hoursPerYear: number('h', [1, 8760], hours),
  eurosPerKwh: priceInput(figures),
});

interface Production {
  readonly specificPower: number;
  readonly hoursPerYear: number;
  readonly eurosPerKwh: number;
}

/** What compressing so much air costs in a year. */
export function energyOf(flowM3Min: number, production: Production) {
  const powerKw = flowM3Min * production.specificPower;
  const energyKwh = powerKw * production.hoursPerYear;
  return { powerKw, energyKwh, euros: energyKwh * production.eurosPerKwh };
}
