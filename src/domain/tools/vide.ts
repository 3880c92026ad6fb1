import { ATMOSPHERE, holeFlux, R_AIR, ROOM_K } from './air.ts';
import { number } from './input.ts';
import { mode, tool } from './tool.ts';

/** Above it, half the atmosphere, a leak slows down as the vessel fills: the test no longer measures it. */
const CHOKED_MBAR = 500;
/** A sharp-edged hole. */
const DISCHARGE = 0.65;

/** mbar l/s that the atmosphere pushes through an ideal mm² into a vacuum: 201.261. */
export const LEAK_PER_MM2 = (holeFlux(ATMOSPHERE * 1e5, 0) * R_AIR * ROOM_K * 10) / 1e6;

/** Seconds from one pressure to another, with a limit that the pump never reaches. */
function pumpSeconds(timeConstant: number, start: number, target: number, limit: number) {
  if (target <= limit) return undefined;
  return timeConstant * Math.log((start - limit) / (target - limit));
}

const pompage = mode({
  id: 'pompage',
  inputs: {
    volumeL: number('l', [0.1, 1e6], 1000),
    speedM3h: number('m³/h', [0.1, 20_000], 100),
    startMbar: number('mbar a', [1, 1100], 1013.25),
    targetMbar: number('mbar a', [0.01, 1000], 10),
    ultimateMbar: number('mbar a', [0, 500], 0.5),
    leakMbarLs: number('mbar.l/s', [0, 1e5], 50),
  },
  takes: 'leakMbarLs',
  results: { limitMbar: 'mbar a', seconds: 's', secondsNoLeak: 's' },
  limits: [
    { code: 'targetNotBelowStart', of: (v) => v.startMbar - v.targetMbar, atMost: 0, stops: true },
    {
      code: 'pumpStalls',
      of: (v, { limitMbar = 0 }) => v.targetMbar - limitMbar,
      atMost: 0,
    },
  ],
  solve: (v) => {
    const litresPerSecond = v.speedM3h / 3.6;
    const timeConstant = v.volumeL / litresPerSecond;
    const limitMbar = v.ultimateMbar + v.leakMbarLs / litresPerSecond;
    const secondsTo = (limit: number) =>
      pumpSeconds(timeConstant, v.startMbar, v.targetMbar, limit);
    return {
      limitMbar,
      seconds: secondsTo(limitMbar),
      secondsNoLeak: secondsTo(v.ultimateMbar),
    };
  },
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
  results: { leakMbarLs: 'mbar.l/s', leakKgH: 'kg/h', pumpM3h: 'm³/h', holeMm: 'mm' },
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

export const vide = () => tool('vide', pompage, remontee);
