import { ATMOSPHERE } from './air.ts';
import { energyInputs, energyOf, type ToolFigures } from './energy.ts';
import { choice, number } from './input.ts';
import {
  equivalentLength,
  outletSquared,
  pressureDrop,
  smallestDiameter,
  wastedShare,
} from './pipe.ts';
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

export function tuyauterie(figures: ToolFigures) {
  const drop = mode({
    id: 'perte',
    inputs: {
      flowM3Min: number('m³/min', [0.1, 500], 10),
      pressureBar: number('bar', [2, 16], 7),
      lengthM: number('m', [1, 5000], 100),
      innerDiameterMm: number('mm', [8, 500], 53.1, { presets: EN_10255 }),
      roughnessMm: choice(ROUGHNESSES, 0.045, 'mm'),
      elbows: number('', [0, 200], 6, { whole: true }),
      tees: number('', [0, 100], 2, { whole: true }),
      valves: number('', [0, 100], 2, { whole: true }),
      maxDropBar: number('bar', [0.01, 1], 0.1),
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
      {
        code: 'tubeSuffices',
        when: ({ innerDiameterMm }, { neededMm = 0 }) => innerDiameterMm >= neededMm,
      },
      {
        code: 'noTube',
        when: ({ innerDiameterMm }, { takeDn, neededMm = 0 }) =>
          takeDn === undefined && innerDiameterMm < neededMm,
      },
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
