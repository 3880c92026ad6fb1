import { ATMOSPHERE } from './air.ts';
import { choice, number } from './input.ts';
import { mode } from './tool.ts';

const PSI_PER_BAR = 14.503774;
const TORR_PER_BAR = 750.06168;

const PRESSURES = {
  barA: 'bar a',
  barG: 'bar',
  kPaA: 'kPa a',
  psiG: 'psi',
  mbarA: 'mbar a',
  torr: 'Torr',
  vacuumPercent: '%',
} as const;
type PressureUnit = keyof typeof PRESSURES;

const TO_BAR_ABSOLUTE: Readonly<Record<PressureUnit, (value: number) => number>> = {
  barA: (value) => value,
  barG: (value) => value + ATMOSPHERE,
  kPaA: (value) => value / 100,
  psiG: (value) => value / PSI_PER_BAR + ATMOSPHERE,
  mbarA: (value) => value / 1000,
  torr: (value) => value / TORR_PER_BAR,
  vacuumPercent: (value) => ATMOSPHERE * (1 - value / 100),
};

/** An absolute zero that rounding puts just below zero is still one. */
const ROUNDING_BAR = -1e-9;

/** A pressure or a vacuum in every unit that gauges have. */
export const pression = mode({
  id: 'pression',
  inputs: {
    value: number('', [-1e6, 1e6], 7, {
      chosen: { key: 'unit', units: PRESSURES },
      meaning: 'pressure',
    }),
    unit: choice(['barA', 'barG', 'kPaA', 'psiG', 'mbarA', 'torr', 'vacuumPercent'], 'barG', '', {
      typed: { key: 'value', units: PRESSURES },
      meaning: 'pressure',
    }),
  },
  results: { ...PRESSURES, vacuumPercent: 'vacuum' },
  limits: [{ code: 'belowVacuum', of: (_, { barA }) => barA, below: ROUNDING_BAR, stops: true }],
  solve: ({ value, unit }) => {
    const barA = TO_BAR_ABSOLUTE[unit](value);
    const barG = barA - ATMOSPHERE;
    return {
      barA,
      barG,
      kPaA: 100 * barA,
      psiG: PSI_PER_BAR * barG,
      mbarA: 1000 * barA,
      torr: TORR_PER_BAR * barA,
      vacuumPercent: (100 * (ATMOSPHERE - barA)) / ATMOSPHERE,
    };
  },
});
