import {
  ATMOSPHERE,
  absolutePascals,
  FAD_DENSITY,
  isentropicRise,
  R_AIR,
  ROOM_K,
  VISCOSITY,
} from './air.ts';
import { energyInputs, energyOf, type ToolFigures } from './energy.ts';
import { choice, number } from './input.ts';
import { mode, tool } from './tool.ts';

/** Inner diameters, mm, of medium steel tube (EN 10255). */
const EN_10255 = [
  ['DN 15', 16.1],
  ['DN 20', 21.7],
  ['DN 25', 27.3],
  ['DN 32', 36],
  ['DN 40', 41.9],
  ['DN 50', 53.1],
  ['DN 65', 68.9],
  ['DN 80', 80.9],
  ['DN 100', 105.3],
  ['DN 125', 129.7],
  ['DN 150', 155.1],
] as const;

/** mm: aluminium, stainless steel, new steel, galvanised or old steel. */
const ROUGHNESSES = [0.0015, 0.015, 0.045, 0.15] as const;

/** Straight lengths, in diameters, that a fitting is worth (Crane TP 410). */
const FITTINGS = { elbow: 30, tee: 60, valve: 3 };

interface Pipe {
  readonly flowM3Min: number;
  readonly pressureBar: number;
  readonly lengthM: number;
  readonly roughnessMm: number;
  readonly elbows: number;
  readonly tees: number;
  readonly valves: number;
}

/** Darcy's factor: laminar, or Swamee and Jain (1976). */
export function frictionFactor(reynolds: number, relativeRoughness: number): number {
  if (reynolds < 2300) return 64 / reynolds;
  return 0.25 / Math.log10(relativeRoughness / 3.7 + 5.74 / reynolds ** 0.9) ** 2;
}

/** kg/(s m²) in a pipe of this inner diameter. */
const massFlux = ({ flowM3Min }: Pipe, diameterM: number): number =>
  (4 * ((flowM3Min * FAD_DENSITY) / 60)) / (Math.PI * diameterM ** 2);

const equivalentLength = ({ lengthM, elbows, tees, valves }: Pipe, diameterM: number): number =>
  lengthM + diameterM * (FITTINGS.elbow * elbows + FITTINGS.tee * tees + FITTINGS.valve * valves);

/** Pa² at the far end, isothermal flow; negative where the air cannot pass. */
function outletSquared(pipe: Pipe, diameterM: number): number {
  const flux = massFlux(pipe, diameterM);
  const reynolds = (flux * diameterM) / VISCOSITY;
  const factor = frictionFactor(reynolds, pipe.roughnessMm / 1000 / diameterM);
  const diameters = equivalentLength(pipe, diameterM) / diameterM;
  return absolutePascals(pipe.pressureBar) ** 2 - factor * diameters * flux ** 2 * R_AIR * ROOM_K;
}

/** Bar lost; infinite where the air cannot pass. */
function pressureDrop(pipe: Pipe, diameterM: number): number {
  const squared = outletSquared(pipe, diameterM);
  if (squared <= 0) return Number.POSITIVE_INFINITY;
  return (absolutePascals(pipe.pressureBar) - Math.sqrt(squared)) / 1e5;
}

/** The smallest diameter, in m, that loses no more: wider always loses less. */
function smallestDiameter(pipe: Pipe, maxDropBar: number): number {
  let [narrow, wide] = [1e-4, 10];
  while (wide - narrow > 1e-9) {
    const middle = (narrow + wide) / 2;
    if (pressureDrop(pipe, middle) > maxDropBar) narrow = middle;
    else wide = middle;
  }
  return wide;
}

/** The share of the compressor's work that a drop of pressure wastes. */
function wastedShare(pressureBar: number, dropBar: number): number {
  const inlet = pressureBar + ATMOSPHERE;
  const outlet = inlet - dropBar;
  return 1 - isentropicRise(outlet / ATMOSPHERE) / isentropicRise(inlet / ATMOSPHERE);
}

export function tuyauterie(figures: ToolFigures) {
  const drop = mode({
    id: 'perte',
    inputs: {
      flowM3Min: number('m³/min', [0.1, 500], 10),
      pressureBar: number('bar', [2, 16], 7),
      lengthM: number('m', [1, 5000], 100),
      innerDiameterMm: number('mm', [8, 500], 53.1, { presets: EN_10255 }),
      roughnessMm: choice(ROUGHNESSES, 0.045, 'mm'),
      elbows: number('', [0, 200], 6),
      tees: number('', [0, 100], 2),
      valves: number('', [0, 100], 2),
      maxDropBar: number('bar', [0.01, 1], 0.1, { step: 0.01 }),
      maxVelocityMs: number('m/s', [3, 20], 6),
      ...energyInputs(figures),
    },
    results: {
      dropBar: 'bar',
      takeDn: 'code',
      velocityMs: 'm/s',
      equivalentLengthM: 'm',
      neededMm: 'mm',
      minDiameterDropMm: 'mm',
      minDiameterVelocityMm: 'mm',
      euros: '€',
    },
    limits: [
      {
        code: 'flowDoesNotPass',
        of: (pipe) => outletSquared(pipe, pipe.innerDiameterMm / 1000),
        atMost: 0,
        stops: true,
      },
      {
        code: 'outOfDomain',
        of: ({ pressureBar }, { dropBar = 0 }) => dropBar / (pressureBar + ATMOSPHERE),
        above: 0.2,
      },
      {
        code: 'overLimits',
        when: ({ innerDiameterMm }, { takeDn, neededMm = 0 }) =>
          takeDn !== undefined && innerDiameterMm < neededMm,
      },
      { code: 'noTube', when: (_, { takeDn }) => takeDn === undefined },
      { code: 'tooFast', of: (_, { velocityMs }) => velocityMs, above: 15 },
      // The sizes are those of steel tubes: others have the same names, and other diameters.
      { code: 'otherTube', of: ({ roughnessMm }) => roughnessMm, atMost: 0.015 },
    ],
    steady: {
      results: ['takeDn', 'neededMm', 'minDiameterDropMm', 'minDiameterVelocityMm'],
      without: ['innerDiameterMm', 'specificPower', 'hoursPerYear', 'eurosPerKwh'],
    },
    solve: (pipe) => {
      const diameterM = pipe.innerDiameterMm / 1000;
      const dropBar = pressureDrop(pipe, diameterM);
      const lineM3s = pipe.flowM3Min / 60 / (pipe.pressureBar + ATMOSPHERE);
      const minDiameterDropMm = 1000 * smallestDiameter(pipe, pipe.maxDropBar);
      const minDiameterVelocityMm =
        1000 * Math.sqrt((4 * lineM3s) / (Math.PI * pipe.maxVelocityMs));
      const neededMm = Math.max(minDiameterDropMm, minDiameterVelocityMm);
      return {
        dropBar,
        takeDn: EN_10255.find(([, innerMm]) => innerMm >= neededMm)?.[0],
        velocityMs: lineM3s / ((Math.PI * diameterM ** 2) / 4),
        equivalentLengthM: equivalentLength(pipe, diameterM),
        neededMm,
        minDiameterDropMm,
        minDiameterVelocityMm,
        euros: energyOf(pipe.flowM3Min, pipe).euros * wastedShare(pipe.pressureBar, dropBar),
      };
    },
  });
  return tool('tuyauterie', drop);
}
