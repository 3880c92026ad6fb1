export { cuve as make } from '#site/domain/tools/cuve.ts';

import { axis, type Draw, numberIn, type Scene } from '../drawing.ts';

const SHOWN_MINUTES = 10;

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
  const shown = Math.max(SHOWN_MINUTES, fall);
  const points: [number, number][] = [[0, high]];
  // As many teeth as an eye can tell apart.
  for (let at = 0; at < shown && points.length < 200; at += fall + rise)
    points.push([at + fall, low], [at + fall + rise, high]);
  const last = points.findIndex(([at]) => at >= shown);
  return {
    kind: 'curves',
    curves: [{ label: 'p', points: points.slice(0, last < 0 ? undefined : last + 1) }],
    x: axis(0, Math.max(shown, points[last]?.[0] ?? shown), 'min'),
    y: axis(0, high, 'bar'),
    marks: [{ at: [shown / 2, low], text: axis(0, low, 'bar').text }],
  };
};
