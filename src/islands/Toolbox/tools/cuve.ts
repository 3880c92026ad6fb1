export { cuve as make } from '#site/domain/tools/cuve.ts';

import { amount, type Draw, numberIn, type Scene } from '../drawing.ts';
import { axis, drawCurves } from '../drawings/curves.ts';

const SHOWN_MINUTES = 10;
/** As many teeth as an eye can tell apart. */
const MOST_POINTS = 120;

/** Minutes to fall and to rise between two pressures, of a vessel of so many m³. */
function periods({ mode, outcome: { values, results } }: Scene): [fall: number, rise: number] {
  const value = (key: string) => numberIn(values, key);
  if (mode.id === 'cycles') {
    const stored =
      (numberIn(results, 'commercialL') / 1000) * (value('unloadBar') - value('loadBar'));
    return [
      stored / value('demandM3Min'),
      stored / (value('compressorM3Min') - value('demandM3Min')),
    ];
  }
  const seconds = mode.id === 'tampon' ? value('seconds') : numberIn(results, 'seconds');
  return [seconds / 60, seconds / 60];
}

/** Pressure over ten minutes, up and down between its two ends. */
export const draw: Draw = (scene) => {
  const { values } = scene.outcome;
  const high = numberIn(values, scene.mode.id === 'cycles' ? 'unloadBar' : 'highBar');
  const low = numberIn(values, scene.mode.id === 'cycles' ? 'loadBar' : 'lowBar');
  const [fall, rise] = periods(scene);
  if (!(high > low && fall > 0 && rise > 0)) return undefined;
  const points: [number, number][] = [[0, high]];
  for (let at = 0; at < SHOWN_MINUTES && points.length < MOST_POINTS; at += fall + rise)
    points.push([at + fall, low], [at + fall + rise, high]);
  const last = points.findIndex(([at]) => at >= SHOWN_MINUTES);
  const shown = points.slice(0, last < 0 ? undefined : last + 1);
  const span = high - low;
  return drawCurves({
    x: axis(0, Math.max(SHOWN_MINUTES, shown.at(-1)?.[0] ?? 0), 'min', 2),
    y: { from: Math.max(0, low - span), to: high + span / 4, ticks: [] },
    curves: [shown],
    isFilled: true,
    levels: [
      [high, amount(high, 'bar')],
      [low, amount(low, 'bar')],
    ],
  });
};
