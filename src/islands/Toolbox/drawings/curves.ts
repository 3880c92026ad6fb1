import { createElement } from 'react';
import { amount, type Drawing } from '../drawing.ts';
import { type Axis, Curves, type Plot } from './Curves.tsx';

/** Points of a function, from one x to another. */
export const sampled = (from: number, to: number, of: (x: number) => number, count = 40) =>
  Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return [x, of(x)] as const;
  });

/** Round numbers between two ends, about as many as asked for; the last bears the unit. */
export function axis(from: number, to: number, unit: string, count = 3): Axis {
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(from / step);
  const many = Math.floor(to / step + 1e-9) - first + 1;
  const ticks = Array.from({ length: many }, (_, index) => (first + index) * step);
  return {
    from,
    to,
    ticks: ticks.map((at) => [at, amount(at, at === ticks.at(-1) ? unit : '')]),
  };
}

/** Only the first and the last number, where numbers are long. */
export const ends = (axis: Axis): Axis => ({
  ...axis,
  ticks: [...new Set([axis.ticks.at(0), axis.ticks.at(-1)])].filter((tick) => tick !== undefined),
});

export const drawCurves = (plot: Plot): Drawing => ({
  picture: createElement(Curves, { key: 'curves', ...plot }),
  told: [
    ...[plot.y, plot.x].map(({ ticks }) => ticks.at(-1)?.[1] ?? ''),
    ...(plot.levels ?? []).map(([, text]) => text),
    ...(plot.marks ?? []).map(({ text }) => text),
  ].filter((text) => text !== ''),
});
