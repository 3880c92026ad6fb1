import { ATMOSPHERE, absolutePascals, FAD_DENSITY, holeFlux } from './air.ts';
import { energyInputs, energyOf, type ToolFigures } from './energy.ts';
import { choice, number } from './input.ts';
import { mode, tool } from './tool.ts';

const COST = {
  powerKw: 'kW',
  energyKwh: 'kWh',
  euros: '€',
  savedEuros: '€',
  co2Tonnes: 't',
} as const;

interface Leak {
  readonly specificPower: number;
  readonly hoursPerYear: number;
  readonly eurosPerKwh: number;
  readonly idlePercent: number;
}

/** Half of the question, said beside the cost. */
const SAVED = { code: 'saved', when: () => true };

/** What leaks cost, and what mending them saves of a machine that still idles. */
function costOf(flowM3Min: number, leak: Leak, { co2GramsPerKwh }: ToolFigures) {
  const energy = energyOf(flowM3Min, leak);
  return {
    ...energy,
    savedEuros: energy.euros * (1 - leak.idlePercent / 100),
    co2Tonnes: (energy.energyKwh * co2GramsPerKwh) / 1e6,
  };
}

/** Sharp and rounded edges: discharge coefficients of the usual orifice table. */
const EDGES = [0.65, 0.97] as const;

interface Hole {
  readonly diameterMm: number;
  readonly pressureBar: number;
  readonly count: number;
  readonly coefficient: number;
}

function holesM3Min({ diameterMm, pressureBar, count, coefficient }: Hole): number {
  const areaM2 = (Math.PI * (diameterMm / 1000) ** 2) / 4;
  const kgPerSecond = count * coefficient * areaM2 * holeFlux(absolutePascals(pressureBar));
  return (kgPerSecond * 60) / FAD_DENSITY;
}

interface Drop {
  readonly volumeL: number;
  readonly startBar: number;
  readonly endBar: number;
  readonly seconds: number;
}

/** A leak follows the absolute pressure, so pressure falls as an exponential; the flow is that at the start. */
function dropM3Min({ volumeL, startBar, endBar, seconds }: Drop): number {
  const [start, end] = [startBar + ATMOSPHERE, endBar + ATMOSPHERE];
  return ((volumeL / 1000) * start * Math.log(start / end) * 60) / seconds;
}

export function fuites(figures: ToolFigures) {
  const common = { ...energyInputs(figures, 8000), idlePercent: number('%', [0, 70], 25) };
  const trou = mode({
    id: 'trou',
    inputs: {
      diameterMm: number('mm', [0.1, 20], 3),
      pressureBar: number('bar', [0.5, 16], 7),
      count: number('', [1, 500], 1, { whole: true }),
      coefficient: choice(EDGES, 0.65),
      ...common,
    },
    results: { flowM3Min: 'm³/min', flowLs: 'l/s', ...COST },
    limits: [SAVED],
    solve: (values) => {
      const flowM3Min = holesM3Min(values);
      return { flowM3Min, flowLs: (flowM3Min * 1000) / 60, ...costOf(flowM3Min, values, figures) };
    },
  });
  const charge = mode({
    id: 'charge',
    inputs: {
      compressorM3Min: number('m³/min', [0.1, 500], 10),
      loadSeconds: number('s', [1, 36_000], 60),
      unloadSeconds: number('s', [0, 36_000], 180),
      ...common,
    },
    results: { leakPercent: '%', flowM3Min: 'm³/min', ...COST },
    limits: [{ code: 'somethingRan', of: (_, { leakPercent }) => leakPercent, above: 60 }, SAVED],
    solve: (values) => {
      const share = values.loadSeconds / (values.loadSeconds + values.unloadSeconds);
      const flowM3Min = share * values.compressorM3Min;
      return { leakPercent: 100 * share, flowM3Min, ...costOf(flowM3Min, values, figures) };
    },
  });
  const chute = mode({
    id: 'chute',
    inputs: {
      volumeL: number('l', [50, 200_000], 3000),
      startBar: number('bar', [1.5, 16], 7),
      endBar: number('bar', [0.5, 15], 6),
      seconds: number('s', [5, 36_000], 300),
      ...common,
    },
    results: { flowM3Min: 'm³/min', ...COST },
    limits: [
      { code: 'endNotBelowStart', of: (v) => v.startBar - v.endBar, atMost: 0, stops: true },
      { code: 'endTooLow', of: ({ endBar }) => endBar, below: 0.9 },
      { code: 'dropTooLong', of: (v) => v.startBar - v.endBar, above: 1.5 },
      SAVED,
    ],
    solve: (values) => {
      const flowM3Min = dropM3Min(values);
      return { flowM3Min, ...costOf(flowM3Min, values, figures) };
    },
  });
  return tool('fuites', trou, charge, chute);
}
