import { createElement } from 'react';
import { type Drawing, numberIn, resultText, type Scene } from '../drawing.ts';
import { type Row, Rows } from './Rows.tsx';

export const drawRows = (rows: readonly Row[]): Drawing => ({
  picture: createElement(Rows, { key: 'rows', rows }),
  told: rows.map(({ text }) => text),
});

/** Results in the same unit as bars, the longest as wide as the drawing. */
export function drawBars(scene: Scene, keys: readonly string[]): Drawing {
  const values = keys.map((key) => Math.max(0, numberIn(scene.outcome.results, key)));
  const most = Math.max(...values, Number.MIN_VALUE);
  return drawRows(
    keys.map((key, index) => ({
      text: resultText(scene, key),
      bar: [0, (values[index] ?? 0) / most],
    })),
  );
}
