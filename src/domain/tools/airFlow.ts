import {
  ATMOSPHERE,
  density,
  FAD_DENSITY,
  NORMAL_DENSITY,
  ROOM_K,
  vapourOverWater,
  ZERO_CELSIUS,
} from './air.ts';
import { choice, number } from './input.ts';
import { mode } from './tool.ts';

/** kg/m³ of the dry air in humid air. */
function dryAir(bar: number, celsius: number, humidityPercent: number): number {
  const vapourPascals = humidityPercent * vapourOverWater(celsius);
  return density(bar * 1e5 - vapourPascals, celsius + ZERO_CELSIUS);
}

/** Bar absolute at an altitude in m (ISO 2533). */
const atmosphereAt = (altitudeM: number): number =>
  ATMOSPHERE * (1 - 2.25577e-5 * altitudeM) ** 5.25588;

/** Exact: 0.3048³ m³. */
const CUBIC_FOOT = 0.028316846592;
const SIXTY_FAHRENHEIT = (60 - 32) / 1.8 + ZERO_CELSIUS;

interface Site {
  readonly altitudeM: number;
  readonly siteC: number;
  readonly sitePercent: number;
  readonly lineBar: number;
  readonly lineC: number;
}

const FLOWS = {
  kgPerHour: 'kg/h',
  nm3PerHour: 'Nm³/h',
  fadM3PerHour: 'm³/h',
  fadM3PerMin: 'm³/min',
  fadLs: 'l/s',
  // Before the other: what l/min means, alone.
  anrLMin: 'l/min ANR',
  fadLMin: 'l/min',
  cfm: 'cfm',
  scfm: 'scfm',
  scfm60F: 'scfm',
  siteM3PerHour: 'm³/h',
  lineM3PerHour: 'm³/h',
} as const;

/** kg/h of dry air that one of each unit carries. */
export function kgPerHourIn({ altitudeM, siteC, sitePercent, lineBar, lineC }: Site) {
  const siteBar = atmosphereAt(altitudeM);
  return {
    kgPerHour: 1,
    nm3PerHour: NORMAL_DENSITY,
    fadM3PerHour: FAD_DENSITY,
    fadM3PerMin: 60 * FAD_DENSITY,
    fadLs: 3.6 * FAD_DENSITY,
    fadLMin: 0.06 * FAD_DENSITY,
    // ISO 8778: 20 °C, 1 bar absolute, 65 %.
    anrLMin: 0.06 * dryAir(1, 20, 65),
    // CAGI: 20 °C, 1 bar absolute, dry.
    scfm: 60 * CUBIC_FOOT * density(1e5, ROOM_K),
    // Without a word more, makers of compressors mean the air drawn in.
    cfm: 60 * CUBIC_FOOT * FAD_DENSITY,
    scfm60F: 60 * CUBIC_FOOT * density(ATMOSPHERE * 1e5, SIXTY_FAHRENHEIT),
    siteM3PerHour: dryAir(siteBar, siteC, sitePercent),
    lineM3PerHour: dryAir(lineBar + siteBar, lineC, 0),
  };
}

const UNITS = [
  ...(['nm3PerHour', 'fadM3PerHour', 'fadM3PerMin', 'fadLs', 'fadLMin', 'anrLMin', 'cfm'] as const),
  ...(['scfm', 'scfm60F', 'siteM3PerHour', 'lineM3PerHour', 'kgPerHour'] as const),
] as const;
export type FlowUnit = (typeof UNITS)[number];

/** The key of a number and that of its unit: the unit is chosen, or typed after the number. */
export const amountIn = (key: string) =>
  number('', [0, 1e6], 100, { chosen: { key, units: FLOWS } });
export const unitAfter = (key: string, start: FlowUnit) =>
  choice(UNITS, start, '', { typed: { key, units: FLOWS } });

export const site = {
  altitudeM: number('m', [0, 3000], 0),
  siteC: number('°C', [-20, 50], 20),
  sitePercent: number('%', [0, 100], 50),
  lineBar: number('bar', [0, 40], 7),
  lineC: number('°C', [0, 80], 20),
};

export const isNormal = (...units: readonly FlowUnit[]) => units.includes('nm3PerHour');

/** A flow of air in every unit that offers write. */
export const debit = mode({
  id: 'debit',
  inputs: { value: amountIn('unit'), unit: unitAfter('value', 'nm3PerHour'), ...site },
  results: FLOWS,
  limits: [
    { code: 'plainCfm', when: ({ unit }) => unit === 'cfm' },
    { code: 'otherNormalMetre', when: ({ unit }) => isNormal(unit) },
  ],
  solve: ({ value, unit, ...conditions }) => {
    const carried = kgPerHourIn(conditions);
    const kgPerHour = value * carried[unit];
    return {
      kgPerHour,
      nm3PerHour: kgPerHour / carried.nm3PerHour,
      fadM3PerHour: kgPerHour / carried.fadM3PerHour,
      fadM3PerMin: kgPerHour / carried.fadM3PerMin,
      fadLs: kgPerHour / carried.fadLs,
      anrLMin: kgPerHour / carried.anrLMin,
      fadLMin: kgPerHour / carried.fadLMin,
      cfm: kgPerHour / carried.cfm,
      scfm: kgPerHour / carried.scfm,
      scfm60F: kgPerHour / carried.scfm60F,
      siteM3PerHour: kgPerHour / carried.siteM3PerHour,
      lineM3PerHour: kgPerHour / carried.lineM3PerHour,
    };
  },
});
