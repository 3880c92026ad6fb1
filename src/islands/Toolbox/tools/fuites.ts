export { fuites as make } from '#site/domain/tools/fuites.ts';

import { frenchAmount } from '#site/domain/amounts.ts';
import { ATMOSPHERE } from '#site/domain/tools/air.ts';
import { axis, type Draw, numberIn, type Scene, sampled } from '../drawing.ts';
import { said, united } from '../words.ts';

const HOLES_MM = [1, 2, 3, 5, 8, 10];

function holes({ tool, mode, words, outcome }: Scene) {
  const mine = numberIn(outcome.values, 'diameterMm');
  const sizes = [...new Set([...HOLES_MM, mine])].sort((a, b) => a - b);
  return sizes.map((diameterMm) => {
    const { results } = tool.compute({ ...outcome.values, mode: mode.id, diameterMm });
    const cost = said(words, mode, 'euros', results['euros']);
    return {
      text: `${united(frenchAmount(diameterMm), 'mm')}\u00a0: ${cost}`,
      discMm: diameterMm,
      ...(diameterMm === mine ? { tone: 'mine' as const } : {}),
    };
  });
}

/** A leak follows the absolute pressure: it falls as an exponential. */
function decay({ outcome: { values } }: Scene) {
  const [start, end, seconds] = ['startBar', 'endBar', 'seconds'].map((key) =>
    numberIn(values, key),
  );
  if (start === undefined || end === undefined || seconds === undefined) return undefined;
  const ratio = (end + ATMOSPHERE) / (start + ATMOSPHERE);
  const fall = (at: number) => (start + ATMOSPHERE) * ratio ** (at / seconds) - ATMOSPHERE;
  return {
    kind: 'curves' as const,
    curves: [{ label: 'p', points: sampled(0, seconds, fall) }],
    x: axis(0, seconds, 's'),
    y: axis(0, start, 'bar'),
    marks: [
      { at: [seconds * 0.92, fall(seconds * 0.92)] as const, text: axis(0, end, 'bar').text },
    ],
  };
}

export const draw: Draw = (scene) => {
  const { mode, outcome } = scene;
  if (outcome.results['euros'] === undefined) return undefined;
  if (mode.id === 'trou') return { kind: 'rows', rows: holes(scene) };
  if (mode.id === 'chute') return decay(scene);
  const share = numberIn(outcome.results, 'leakPercent') / 100;
  const text = said(scene.words, mode, 'leakPercent', outcome.results['leakPercent']);
  return { kind: 'rows', rows: [{ text, bar: share, tone: 'bad' }] };
};
