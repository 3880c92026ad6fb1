/** Standard atmosphere, bar absolute (ISO 2533). */
export const ATMOSPHERE = 1.01325;
/** Gas constants of dry air and of water vapour, J/(kg K). */
export const R_AIR = 287.05;
export const R_VAPOUR = 461.52;
/** Isentropic exponent of air. */
const GAMMA = 1.4;
export const ZERO_CELSIUS = 273.15;
/** 20 °C: the tools' air, and that of ISO 1217. */
export const ROOM_K = 293.15;
/** Dynamic viscosity of air at 20 °C, Pa s. */
export const VISCOSITY = 1.82e-5;

/** kg/m³ of dry air. */
export const density = (pascals: number, kelvin: number): number => pascals / (R_AIR * kelvin);

/** Free air delivered: 20 °C, 1 bar absolute, dry (ISO 1217). */
export const FAD_DENSITY = density(1e5, ROOM_K);
/** Normal cubic metre: 0 °C, 1.01325 bar absolute (DIN 1343). */
export const NORMAL_DENSITY = density(ATMOSPHERE * 1e5, ZERO_CELSIUS);

/** Bar gauge to pascals absolute. */
export const absolutePascals = (bar: number): number => (bar + ATMOSPHERE) * 1e5;

/** What isentropic compression by this ratio of pressures costs, as a share of what the air takes in. */
export const isentropicRise = (ratio: number): number => ratio ** ((GAMMA - 1) / GAMMA) - 1;

/** Below this ratio of pressures a hole lets no more air through: 0.528282. */
const CRITICAL_RATIO = (2 / (GAMMA + 1)) ** (GAMMA / (GAMMA - 1));

/** kg/(s m²) through an ideal hole into the atmosphere, air at 20 °C; choked or not. */
export function holeFlux(upstreamPascals: number, downstreamPascals = ATMOSPHERE * 1e5): number {
  const r = downstreamPascals / upstreamPascals;
  if (r <= CRITICAL_RATIO) {
    const choked = (2 / (GAMMA + 1)) ** ((GAMMA + 1) / (2 * (GAMMA - 1)));
    return upstreamPascals * Math.sqrt(GAMMA / (R_AIR * ROOM_K)) * choked;
  }
  const expansion = r ** (2 / GAMMA) - r ** ((GAMMA + 1) / GAMMA);
  return upstreamPascals * Math.sqrt(((2 * GAMMA) / ((GAMMA - 1) * R_AIR * ROOM_K)) * expansion);
}

/** Pressure of saturated vapour over water, hPa (Magnus, WMO-No. 8). */
export const vapourOverWater = (celsius: number): number =>
  6.112 * Math.exp((17.62 * celsius) / (243.12 + celsius));

/** The same, over ice below 0 °C. */
export const vapour = (celsius: number): number =>
  celsius >= 0
    ? vapourOverWater(celsius)
    : 6.112 * Math.exp((22.46 * celsius) / (272.62 + celsius));

/** Inverse of `vapour`: the dew point, or the frost point below 0 °C. */
export function dewPoint(hectopascals: number): number {
  const x = Math.log(hectopascals / 6.112);
  return x >= 0 ? (243.12 * x) / (17.62 - x) : (272.62 * x) / (22.46 - x);
}
