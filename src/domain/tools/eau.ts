import { ATMOSPHERE, dewPoint, R_AIR, R_VAPOUR, ROOM_K, vapour, ZERO_CELSIUS } from './air.ts';
import { choice, number } from './input.ts';
import { mode, tool } from './tool.ts';

/** Below it water leaves as frost, and tables name a frost point. */
const FROST_C = 0;

/** kg of water that a kg of dry air holds at most, at this pressure in bar absolute. */
const maxWater = (celsius: number, bar: number): number =>
  ((R_AIR / R_VAPOUR) * vapour(celsius)) / (1000 * bar - vapour(celsius));

/** Below 0 °C a dryer adsorbs water, and its purge air takes it away as vapour. */
const adsorbs = (v: { dryer: 'yes' | 'no'; dewPointC: number }): boolean =>
  v.dryer === 'yes' && v.dewPointC < FROST_C;

const condensats = mode({
  id: 'condensats',
  inputs: {
    flowM3Min: number('m³/min', [0.1, 500], 10),
    inletC: number('°C', [0, 45], 25),
    humidityPercent: number('%', [5, 100], 60),
    pressureBar: number('bar', [1, 16], 7),
    coolerC: number('°C', [5, 60], 35),
    dryer: choice(['yes', 'no'], 'yes'),
    dewPointC: number('°C', [-70, 20], 3),
    hoursPerDay: number('h/jour', [1, 24], 16),
  },
  results: {
    waterInLPerHour: 'l/h',
    coolerLPerDay: 'l/jour',
    dryerLPerDay: 'l/jour',
    totalLPerDay: 'l/jour',
    drainedLPerDay: 'l/jour',
    residualLPerDay: 'l/jour',
  },
  limits: [
    { code: 'noDryer', when: ({ dryer }) => dryer === 'no' },
    { code: 'leavesAsVapour', when: adsorbs },
    { code: 'frostPoint', when: adsorbs },
  ],
  solve: (v) => {
    const vapourPascals = v.humidityPercent * vapour(v.inletC);
    const kelvin = v.inletC + ZERO_CELSIUS;
    const m3PerHour = 60 * v.flowM3Min;
    const waterInLPerHour = (m3PerHour * vapourPascals) / (R_VAPOUR * kelvin);
    const dryKgPerHour = (m3PerHour * (ATMOSPHERE * 1e5 - vapourPascals)) / (R_AIR * kelvin);
    const bar = v.pressureBar + ATMOSPHERE;
    const inlet = waterInLPerHour / dryKgPerHour;
    const cooled = Math.min(inlet, maxWater(v.coolerC, bar));
    const dried = v.dryer === 'no' ? cooled : Math.min(cooled, maxWater(v.dewPointC, bar));
    const perDay = (water: number) => dryKgPerHour * water * v.hoursPerDay;
    return {
      waterInLPerHour,
      coolerLPerDay: perDay(inlet - cooled),
      dryerLPerDay: perDay(cooled - dried),
      totalLPerDay: perDay(inlet - dried),
      drainedLPerDay: perDay(inlet - (adsorbs(v) ? cooled : dried)),
      residualLPerDay: perDay(dried),
    };
  },
});

/** ISO 8573-1:2010, water: the highest pressure dew point of each class. */
const ISO_CLASSES = [
  [-70, 1],
  [-40, 2],
  [-20, 3],
  [3, 4],
  [7, 5],
  [10, 6],
] as const;

const isoClassOf = (celsius: number): number | undefined =>
  ISO_CLASSES.find(([highest]) => celsius <= highest)?.[1];

const SAFE_MARGIN_C = 10;

/** How much warmer it is outside than where water would settle in the pipe. */
const marginC = (v: { dewPointC: number; outsideC: number }, otherC = v.dewPointC): number =>
  v.outsideC - Math.max(v.dewPointC, otherC);

const rosee = mode({
  id: 'rosee',
  inputs: {
    dewPointC: number('°C', [-80, 50], 3),
    pressureBar: number('bar', [0, 60], 7),
    otherBar: number('bar', [0, 60], 0),
    outsideC: number('°C', [-50, 50], -10),
  },
  results: { dewPointOtherC: '°C', freezes: 'flag', mgPerM3: 'mg/m³', ppmv: 'ppmv', isoClass: '' },
  limits: [
    { code: 'pipeFreezes', when: (_, { freezes }) => freezes },
    {
      code: 'pipeCondenses',
      when: (v, { freezes, dewPointOtherC }) => freezes === false && marginC(v, dewPointOtherC) < 0,
    },
    {
      code: 'pipeBarelyDry',
      when: (v, { dewPointOtherC }) => {
        const margin = marginC(v, dewPointOtherC);
        return margin >= 0 && margin < SAFE_MARGIN_C;
      },
    },
    {
      code: 'pipeStaysDry',
      when: (v, { dewPointOtherC }) => marginC(v, dewPointOtherC) >= SAFE_MARGIN_C,
    },
    {
      code: 'frostPoint',
      of: (v, { dewPointOtherC = v.dewPointC }) => Math.min(v.dewPointC, dewPointOtherC),
      below: FROST_C,
    },
    { code: 'outsideClasses', when: (_, { isoClass }) => isoClass === undefined },
  ],
  solve: ({ dewPointC, pressureBar, otherBar, outsideC }) => {
    const [bar, other] = [pressureBar + ATMOSPHERE, otherBar + ATMOSPHERE];
    const fraction = vapour(dewPointC) / (1000 * bar);
    const dewPointOtherC = dewPoint(vapour(dewPointC) * (other / bar));
    return {
      dewPointOtherC,
      // In a pipe at the higher of both pressures: there water settles first.
      freezes: outsideC < Math.min(FROST_C, Math.max(dewPointC, dewPointOtherC)),
      mgPerM3: ((fraction * 1e5) / (R_VAPOUR * ROOM_K)) * 1e6,
      ppmv: 1e6 * fraction,
      // The classes are of dew points under pressure.
      isoClass: isoClassOf(pressureBar === 0 ? dewPointOtherC : dewPointC),
    };
  },
});

export const eau = () => tool('eau', condensats, rosee);
