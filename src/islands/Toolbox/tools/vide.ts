export { vide as make } from '#site/domain/tools/vide.ts';

import { axis, type Draw, numberIn, type Scene, sampled } from '../drawing.ts';

/** Pressure by its power of ten, with and without the leak. */
function pumping({ mode, words, outcome: { values, results } }: Scene) {
  const value = (key: string) => numberIn(values, key);
  const litresPerSecond = value('speedM3h') / 3.6;
  const time = value('volumeL') / litresPerSecond;
  const [first = '', second = ''] = words.tool.modes[mode.id]?.lines ?? [];
  const seconds = [results['seconds'], results['secondsNoLeak']].filter(
    (found) => typeof found === 'number',
  );
  const most = Math.max(...seconds, 5 * time) * 1.1;
  const curve = (limit: number) =>
    sampled(0, most, (at) =>
      Math.log10(limit + (value('startMbar') - limit) * Math.exp(-at / time)),
    );
  const low = Math.log10(
    Math.max(0.001, Math.min(value('targetMbar'), value('ultimateMbar') || 0.01)),
  );
  const high = Math.log10(value('startMbar'));
  return {
    kind: 'curves' as const,
    curves: [
      { label: first, points: curve(numberIn(results, 'limitMbar')) },
      { label: second, points: curve(value('ultimateMbar')) },
    ],
    x: axis(0, Math.round(most), 's'),
    y: { ...axis(low, high, ''), text: axis(0, value('startMbar'), 'mbar').text },
    marks: seconds.slice(0, 1).map((at) => ({
      at: [at, Math.log10(value('targetMbar'))] as const,
      text: axis(0, value('targetMbar'), 'mbar').text,
    })),
  };
}

/** A straight rise: a leak; a bent one: vapour. The hole stands in the results. */
function rising({ outcome: { values } }: Scene) {
  const [start, end, seconds] = ['startMbar', 'endMbar', 'seconds'].map((key) =>
    numberIn(values, key),
  );
  if (start === undefined || end === undefined || seconds === undefined) return undefined;
  return {
    kind: 'curves' as const,
    curves: [{ label: 'p', points: [[0, start] as const, [seconds, end] as const] }],
    x: axis(0, seconds, 's'),
    y: axis(0, end, 'mbar'),
    marks: [
      {
        at: [seconds * 0.08, start + (end - start) * 0.08] as const,
        text: axis(0, start, 'mbar').text,
      },
    ],
  };
}

export const draw: Draw = (scene) => {
  const { mode, outcome } = scene;
  if (mode.id === 'pompage')
    return outcome.results['limitMbar'] === undefined ? undefined : pumping(scene);
  return outcome.results['leakMbarLs'] === undefined ? undefined : rising(scene);
};
