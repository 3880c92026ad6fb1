export { cuve as make } from '#site/domain/tools/cuve.ts';

import { amount, type Draw, numberIn, type Scene } from '../drawing.ts';
import type { Axis } from '../drawings/Curves.tsx';
import { axis, drawCurves } from '../drawings/curves.ts';

const SHOWN_MINUTES = 10;
/** As many teeth as an eye can tell apart. */
const MOST_POINTS = 120;

type Point = readonly [at: number, bar: number];

/** Pressure over ten minutes, down while the machine idles and up while it loads. */
function teeth({ outcome: { values, results } }: Scene, high: number, low: number): Point[] {
  const value = (key: string) => numberIn(values, key);
  const stored = (numberIn(results, 'worstVolumeL') / 1000) * (high - low);
  const fall = stored / value('demandM3Min');
  const rise = stored / (value('compressorM3Min') - value('demandM3Min'));
  const points: Point[] = [[0, high]];
  for (let at = 0; at < SHOWN_MINUTES && points.length < MOST_POINTS; at += fall + rise)
    points.push([at + fall, low], [at + fall + rise, high]);
  const last = points.findIndex(([at]) => at >= SHOWN_MINUTES);
  return points.slice(0, last < 0 ? undefined : last + 1);
}

/** As long as the visitor said, or asked: no round number. */
const duration = (seconds: number): Axis => ({
  from: 0,
  to: seconds,
  ticks: [
    [0, '0'],
    [seconds, amount(seconds, 's')],
  ],
});

export const draw: Draw = (scene) => {
  const { mode, outcome } = scene;
  const isCycle = mode.id === 'cycles';
  const high = numberIn(outcome.values, isCycle ? 'unloadBar' : 'highBar');
  const low = numberIn(outcome.values, isCycle ? 'loadBar' : 'lowBar');
  // A vessel is emptied once: nobody said what fills it again, nor when.
  const seconds = numberIn(mode.id === 'tampon' ? outcome.values : outcome.results, 'seconds');
  const found = numberIn(outcome.results, mode.id === 'autonomie' ? 'seconds' : 'volumeL');
  if (!(found > 0)) return undefined;
  const points: readonly Point[] = isCycle
    ? teeth(scene, high, low)
    : [
        [0, high],
        [seconds, low],
      ];
  const end = points.at(-1)?.[0] ?? 0;
  const span = high - low;
  return drawCurves({
    x: isCycle ? axis(0, Math.max(SHOWN_MINUTES, end), 'min', 2) : duration(end),
    y: { from: Math.max(0, low - span), to: high, ticks: [] },
    curves: [points],
    isFilled: true,
    levels: [
      [high, amount(high, 'bar')],
      [low, amount(low, 'bar')],
    ],
  });
};
