export { vide as make } from '#site/domain/tools/vide.ts';

import {
  amount,
  type Draw,
  numberIn,
  partNames,
  resultText,
  resultValue,
  type Scene,
  together,
} from '../drawing.ts';
import { axis, drawCurves, sampled } from '../drawings/curves.ts';
import { drawRows } from '../drawings/rows.ts';

/** Powers of ten between two of them; close to the target, its own name stands instead. */
function decades(low: number, high: number, target: number) {
  const first = Math.ceil(low);
  const many = Math.floor(high) - first + 1;
  return Array.from(
    { length: many },
    (_, index) => [first + index, amount(10 ** (first + index), 'mbar')] as const,
  ).filter(([power]) => Math.abs(power - target) > 0.4);
}

/** Pressure by its power of ten, with and without the leak. */
function pumping(scene: Scene) {
  const { values, results } = scene.outcome;
  const value = (key: string) => numberIn(values, key);
  const time = (value('volumeL') * 3.6) / value('speedM3h');
  const found = ['seconds', 'secondsNoLeak'].map((key) => numberIn(results, key));
  const max = Math.max(...found.filter(Number.isFinite), 5 * time) * 1.1;
  const curve = (limit: number) =>
    sampled(0, max, (at) =>
      Math.log10(limit + (value('startMbar') - limit) * Math.exp(-at / time)),
    );
  const target = Math.log10(value('targetMbar'));
  const low = Math.min(target, Math.log10(Math.max(0.001, value('ultimateMbar')))) - 0.1;
  const high = Math.log10(value('startMbar')) + 0.1;
  const drawing = drawCurves({
    x: axis(0, max, 's', 2),
    y: { from: low, to: high, ticks: decades(low, high, target) },
    curves: [curve(numberIn(results, 'limitMbar')), curve(value('ultimateMbar'))],
    levels: [[target, amount(value('targetMbar'), 'mbar')]],
    marks: found
      .slice(0, 1)
      .filter(Number.isFinite)
      .map((at) => ({
        at: [at, target] as const,
        text: resultValue(scene, 'seconds'),
        isAfter: true,
      })),
  });
  return { ...drawing, legend: partNames(scene) };
}

/** A straight rise: a leak; a bent one: vapour. And the hole that lets as much in. */
function rising(scene: Scene) {
  const { values, results } = scene.outcome;
  const [start, end, seconds] = ['startMbar', 'endMbar', 'seconds'].map((key) =>
    numberIn(values, key),
  );
  if (start === undefined || end === undefined || seconds === undefined) return undefined;
  return together(
    drawCurves({
      x: axis(0, seconds, 's', 2),
      y: axis(0, end * 1.15, 'mbar'),
      curves: [
        [
          [0, start],
          [seconds, end],
        ],
      ],
      isFilled: true,
      marks: [
        { at: [0, start], text: amount(start, 'mbar') },
        { at: [seconds, end], text: amount(end, 'mbar') },
      ],
    }),
    drawRows([
      {
        text: resultText(scene, 'holeMm'),
        discMm: numberIn(results, 'holeMm'),
        tone: 'mine',
      },
    ]),
  );
}

/** What the pump draws beside what its sheet says. */
function drawing(scene: Scene) {
  const { words, outcome } = scene;
  const [sheet, drawn] = [
    numberIn(outcome.values, 'speedM3h'),
    numberIn(outcome.results, 'drawnM3h'),
  ];
  const most = Math.max(sheet, drawn);
  return drawRows([
    {
      text: `${words.tool.fields['speedM3h']}\u00a0: ${amount(sheet, 'm³/h')}`,
      bar: [0, sheet / most],
    },
    { text: resultText(scene, 'drawnM3h'), bar: [0, drawn / most], tone: 'mine' },
  ]);
}

export const draw: Draw = (scene) => {
  const { mode, outcome } = scene;
  if (mode.id === 'pompage')
    return outcome.results['limitMbar'] === undefined ? undefined : pumping(scene);
  if (mode.id === 'pompe')
    return outcome.results['drawnM3h'] === undefined ? undefined : drawing(scene);
  return outcome.results['leakMbarLs'] === undefined ? undefined : rising(scene);
};
