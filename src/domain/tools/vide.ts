import { ATMOSPHERE, holeFlux, R_AIR, ROOM_K } from './air.ts';
import { number } from './input.ts';
import { mode, tool } from './tool.ts';

/** Above it, half the atmosphere, a leak slows down as the vessel fills: the test no longer measures it. */
const CHOKED_MBAR = 500;
/** A sharp-edged hole. */
const DISCHARGE = 0.65;

/** mbar l/s that the atmosphere pushes through an ideal mm² into a vacuum: 201.261. */
export const LEAK_PER_MM2 = (holeFlux(ATMOSPHERE * 1e5, 0) * R_AIR * ROOM_K * 10) / 1e6;

const pumping = {
  volumeL: number('l', [0.1, 1e6], 1000),
  speedM3h: number('m³/h', [0.1, 20_000], 100),
  startMbar: number('mbar a', [1, 1100], 1013.25),
  targetMbar: number('mbar a', [0.01, 1000], 10),
  ultimateMbar: number('mbar a', [0, 500], 0.5),
  leakMbarLs: number('mbar·l/s', [0, 1e5], 50),
};
type Pumping = { readonly [K in keyof typeof pumping]: number };

/** The lowest pressure that a pump of this speed holds against the leak. */
const limitOf = ({ ultimateMbar, leakMbarLs }: Pumping, m3h: number): number =>
  ultimateMbar + (leakMbarLs * 3.6) / m3h;

/** Seconds to the target; none where the pump stalls above it. */
function secondsOf(v: Pumping, m3h = v.speedM3h): number | undefined {
  const limit = limitOf(v, m3h);
  if (v.targetMbar <= limit) return undefined;
  return ((3.6 * v.volumeL) / m3h) * Math.log((v.startMbar - limit) / (v.targetMbar - limit));
}

/** Halvings that leave less than a double can tell. */
const HALVINGS = 100;

/** What a pump drew, in m³/h, that took so long: more always takes less. */
function drawnIn(v: Pumping, seconds: number): number {
  let [slow, fast] = [0, 1e12];
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (slow + fast) / 2;
    if ((secondsOf(v, middle) ?? Number.POSITIVE_INFINITY) > seconds) slow = middle;
    else fast = middle;
  }
  return fast;
}

const NOT_BELOW_START = {
  code: 'targetNotBelowStart',
  of: (v: Pumping) => v.startMbar - v.targetMbar,
  atMost: 0,
  stops: true,
} as const;

const pompage = mode({
  id: 'pompage',
  inputs: pumping,
  takes: 'leakMbarLs',
  results: { limitMbar: 'mbar a', seconds: 's', secondsNoLeak: 's' },
  limits: [
    NOT_BELOW_START,
    {
      code: 'pumpStalls',
      of: (v, { limitMbar = 0 }) => v.targetMbar - limitMbar,
      atMost: 0,
    },
  ],
  solve: (v) => ({
    limitMbar: limitOf(v, v.speedM3h),
    seconds: secondsOf(v),
    secondsNoLeak: secondsOf({ ...v, leakMbarLs: 0 }),
  }),
});

const remontee = mode({
  id: 'remontee',
  inputs: {
    volumeL: number('l', [0.1, 1e6], 500),
    startMbar: number('mbar a', [0, 500], 20, { meaning: 'isolated' }),
    endMbar: number('mbar a', [0, 1000], 65),
    seconds: number('s', [1, 86_400], 120),
    workMbar: number('mbar a', [0.1, 900], 50),
  },
  results: { leakMbarLs: 'mbar·l/s', leakKgH: 'kg/h', pumpM3h: 'm³/h', holeMm: 'mm' },
  limits: [
    { code: 'endNotAboveStart', of: (v) => v.endMbar - v.startMbar, atMost: 0, stops: true },
    { code: 'endTooHigh', of: ({ endMbar }) => endMbar, above: CHOKED_MBAR, stops: true },
  ],
  solve: (v) => {
    const leakMbarLs = (v.volumeL * (v.endMbar - v.startMbar)) / v.seconds;
    return {
      leakMbarLs,
      // 0.1 Pa m³ in a mbar l, 3600 s in an hour.
      leakKgH: (360 * leakMbarLs) / (R_AIR * ROOM_K),
      pumpM3h: (3.6 * leakMbarLs) / v.workMbar,
      holeMm: Math.sqrt((4 * leakMbarLs) / (Math.PI * DISCHARGE * LEAK_PER_MM2)),
    };
  },
});

/** As well as a stopwatch and a finger agree. */
const SAME_SECONDS = 1;

/** A pump that takes longer than its sheet says draws less, or draws against a worse leak. */
const pompe = mode({
  id: 'pompe',
  inputs: { ...pumping, measuredSeconds: number('s', [1, 86_400], 240) },
  takes: 'leakMbarLs',
  results: { drawnM3h: 'm³/h', seconds: 's' },
  limits: [
    NOT_BELOW_START,
    { code: 'belowUltimate', of: (v) => v.targetMbar - v.ultimateMbar, atMost: 0, stops: true },
    {
      code: 'pumpedSlower',
      when: (v, { seconds = Number.POSITIVE_INFINITY }) =>
        v.measuredSeconds > seconds + SAME_SECONDS,
    },
    {
      code: 'pumpedFaster',
      when: (v, { seconds = Number.POSITIVE_INFINITY }) =>
        v.measuredSeconds < seconds - SAME_SECONDS,
    },
  ],
  solve: (v) => ({ drawnM3h: drawnIn(v, v.measuredSeconds), seconds: secondsOf(v) }),
});

export const vide = () => tool('vide', pompage, remontee, pompe);
