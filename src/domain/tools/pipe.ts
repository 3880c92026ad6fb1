import {
  ATMOSPHERE,
  absolutePascals,
  FAD_DENSITY,
  isentropicRise,
  R_AIR,
  ROOM_K,
  VISCOSITY,
} from './air.ts';

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

export const equivalentLength = (
  { lengthM, elbows, tees, valves }: Pipe,
  diameterM: number,
): number =>
  lengthM + diameterM * (FITTINGS.elbow * elbows + FITTINGS.tee * tees + FITTINGS.valve * valves);

/** Pa² at the far end, isothermal flow; negative where the air cannot pass. */
export function outletSquared(pipe: Pipe, diameterM: number): number {
  const flux = massFlux(pipe, diameterM);
  const reynolds = (flux * diameterM) / VISCOSITY;
  const factor = frictionFactor(reynolds, pipe.roughnessMm / 1000 / diameterM);
  const diameters = equivalentLength(pipe, diameterM) / diameterM;
  return absolutePascals(pipe.pressureBar) ** 2 - factor * diameters * flux ** 2 * R_AIR * ROOM_K;
}

/** Bar lost; infinite where the air cannot pass. */
export function pressureDrop(pipe: Pipe, diameterM: number): number {
  const squared = outletSquared(pipe, diameterM);
  if (squared <= 0) return Number.POSITIVE_INFINITY;
  return (absolutePascals(pipe.pressureBar) - Math.sqrt(squared)) / 1e5;
}

/** The smallest diameter, in m, that loses no more: wider always loses less. */
export function smallestDiameter(pipe: Pipe, maxDropBar: number): number {
  let [narrow, wide] = [1e-4, 10];
  while (wide - narrow > 1e-9) {
    const middle = (narrow + wide) / 2;
    if (pressureDrop(pipe, middle) > maxDropBar) narrow = middle;
    else wide = middle;
  }
  return wide;
}

/** The share of the compressor's work that a drop of pressure wastes. */
export function wastedShare(pressureBar: number, dropBar: number): number {
  const inlet = pressureBar + ATMOSPHERE;
  const outlet = inlet - dropBar;
  return 1 - isentropicRise(outlet / ATMOSPHERE) / isentropicRise(inlet / ATMOSPHERE);
}
