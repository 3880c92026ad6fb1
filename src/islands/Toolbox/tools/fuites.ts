export { fuites as make } from '#site/domain/tools/fuites.ts';

import { frenchAmount } from '#site/domain/amounts.ts';
import { ATMOSPHERE } from '#site/domain/tools/air.ts';
import { united } from '#site/domain/tools/display.ts';
import { amount, type Draw, numberIn, partNames, type Scene, together } from '../drawing.ts';
import { axis, drawCurves, sampled } from '../drawings/curves.ts';
import { drawRows } from '../drawings/rows.ts';
import { said } from '../words.ts';

const HOLES_MM = [1, 2, 3, 5, 8, 10];

function holes({ tool, mode, words, outcome }: Scene) {
  const [mine, count] = ['diameterMm', 'count'].map((key) => numberIn(outcome.values, key));
  if (mine === undefined || count === undefined) return undefined;
  const many = count === 1 ? '' : ` × ${frenchAmount(count)}`;
  const sizes = [...new Set([...HOLES_MM, mine])].sort((a, b) => a - b);
  const costs = sizes.map(
    (diameterMm) => tool.compute({ ...outcome.values, mode: mode.id, diameterMm }).results['euros'],
  );
  const most = Math.max(...costs.map(Number));
  return drawRows(
    sizes.map((diameterMm, index) => ({
      text: `${united(frenchAmount(diameterMm), 'mm')}${many}\u00a0: ${said(words, mode, 'euros', costs[index])}`,
      discMm: diameterMm,
      bar: [0, Number(costs[index]) / most],
      tone: diameterMm === mine ? 'mine' : undefined,
    })),
  );
}

/** Two turns of the compressor, and the share of its air that leaks. */
function cycles(scene: Scene) {
  const { words, mode, outcome } = scene;
  const value = (key: string) => numberIn(outcome.values, key);
  const [load, cycle] = [value('loadSeconds'), value('loadSeconds') + value('unloadSeconds')];
  const [loaded = '', idle = ''] = partNames(scene);
  const turn = (start: number) =>
    [
      [start, 1],
      [start + load, 1],
      [start + load, 0],
      [start + cycle, 0],
    ] as const;
  const share = numberIn(outcome.results, 'leakPercent') / 100;
  const text = `${words.tool.results['leakPercent']}\u00a0: ${said(words, mode, 'leakPercent', outcome.results['leakPercent'])}`;
  return together(
    drawRows([{ text, bar: [0, share], tone: 'bad' }]),
    drawCurves({
      x: axis(0, 2 * cycle, 's', 2),
      y: {
        from: 0,
        to: 1,
        ticks: [
          [0, idle],
          [1, loaded],
        ],
      },
      curves: [[...turn(0), ...turn(cycle)]],
      isFilled: true,
    }),
  );
}

/** A leak follows the absolute pressure: it falls as an exponential. */
function decay({ outcome: { values } }: Scene) {
  const [start, end, seconds] = ['startBar', 'endBar', 'seconds'].map((key) =>
    numberIn(values, key),
  );
  if (start === undefined || end === undefined || seconds === undefined) return undefined;
  const ratio = (end + ATMOSPHERE) / (start + ATMOSPHERE);
  const fall = (at: number) => (start + ATMOSPHERE) * ratio ** (at / seconds) - ATMOSPHERE;
  return drawCurves({
    x: axis(0, 2 * seconds, 's', 2),
    y: axis(0, start * 1.1, 'bar'),
    curves: [sampled(0, seconds, fall), sampled(seconds, 2 * seconds, fall)],
    isFilled: true,
    marks: [
      { at: [0, start], text: amount(start, 'bar') },
      { at: [seconds, end], text: `${amount(end, 'bar')}, ${amount(seconds, 's')}` },
    ],
  });
}

export const draw: Draw = (scene) => {
  if (scene.outcome.results['euros'] === undefined) return undefined;
  if (scene.mode.id === 'trou') return holes(scene);
  return scene.mode.id === 'chute' ? decay(scene) : cycles(scene);
};
