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
  anrLMin: 'l/min ANR',
  cfm: 'cfm',
  scfm: 'scfm',
  scfm60F: 'scfm',
  siteM3PerHour: 'm³/h',
  lineM3PerHour: 'm³/h',
} as const;

/** kg/h of dry air that one of each unit carries. */
function kgPerHourIn({ altitudeM, siteC, sitePercent, lineBar, lineC }: Site) {
  const siteBar = atmosphereAt(altitudeM);
  return {
    kgPerHour: 1,
    nm3PerHour: NORMAL_DENSITY,
    fadM3PerHour: FAD_DENSITY,
    fadM3PerMin: 60 * FAD_DENSITY,
    fadLs: 3.6 * FAD_DENSITY,
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
  ...(['nm3PerHour', 'fadM3PerHour', 'fadM3PerMin', 'fadLs', 'anrLMin', 'cfm'] as const),
  ...(['scfm', 'scfm60F', 'siteM3PerHour', 'lineM3PerHour', 'kgPerHour'] as const),
] as const;

/** Hundredths that the greater of two has more. */
const more = (a: number, b: number): number => 100 * (Math.max(a, b) / Math.min(a, b) - 1);

/** Above zero where the first has more; two roundings of one flow are no difference. */
function apart(found: {
  fadM3PerHour?: number | undefined;
  otherFadM3PerHour?: number | undefined;
  morePercent?: number | undefined;
}): number {
  const { fadM3PerHour = 0, otherFadM3PerHour = 0, morePercent = 0 } = found;
  return morePercent < 0.05 ? 0 : fadM3PerHour - otherFadM3PerHour;
}

/** A flow of air in every unit that offers write, beside a second offer. */
export const debit = mode({
  id: 'debit',
  inputs: {
    value: number('', [0, 1e6], 100, { chosen: { key: 'unit', units: FLOWS } }),
    unit: choice(UNITS, 'nm3PerHour', '', { typed: { key: 'value', units: FLOWS } }),
    otherValue: number('', [0, 1e6], 100, { chosen: { key: 'otherUnit', units: FLOWS } }),
    otherUnit: choice(UNITS, 'fadM3PerHour', '', { typed: { key: 'otherValue', units: FLOWS } }),
    altitudeM: number('m', [0, 3000], 0),
    siteC: number('°C', [-20, 50], 20),
    sitePercent: number('%', [0, 100], 50),
    lineBar: number('bar', [0, 40], 7),
    lineC: number('°C', [0, 80], 20),
  },
  results: { ...FLOWS, otherFadM3PerHour: 'm³/h', morePercent: '%' },
  limits: [
    { code: 'firstIsMore', of: (_, found) => apart(found), above: 0 },
    { code: 'secondIsMore', of: (_, found) => apart(found), below: 0 },
    { code: 'nothingToCompare', when: (_, found) => found.morePercent === undefined },
    { code: 'plainCfm', when: (v) => [v.unit, v.otherUnit].includes('cfm') },
    { code: 'otherNormalMetre', when: (v) => [v.unit, v.otherUnit].includes('nm3PerHour') },
  ],
  solve: ({ value, unit, otherValue, otherUnit, ...site }) => {
    const carried = kgPerHourIn(site);
    const kgPerHour = value * carried[unit];
    const otherKgPerHour = otherValue * carried[otherUnit];
    const isAny = Math.min(kgPerHour, otherKgPerHour) > 0;
    return {
      kgPerHour,
      nm3PerHour: kgPerHour / carried.nm3PerHour,
      fadM3PerHour: kgPerHour / carried.fadM3PerHour,
      fadM3PerMin: kgPerHour / carried.fadM3PerMin,
      fadLs: kgPerHour / carried.fadLs,
      anrLMin: kgPerHour / carried.anrLMin,
      cfm: kgPerHour / carried.cfm,
      scfm: kgPerHour / carried.scfm,
      scfm60F: kgPerHour / carried.scfm60F,
      siteM3PerHour: kgPerHour / carried.siteM3PerHour,
      lineM3PerHour: kgPerHour / carried.lineM3PerHour,
      otherFadM3PerHour: otherKgPerHour / carried.fadM3PerHour,
      morePercent: isAny ? more(kgPerHour, otherKgPerHour) : undefined,
    };
  },
});
