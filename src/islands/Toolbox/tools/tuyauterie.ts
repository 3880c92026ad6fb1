export { tuyauterie as make } from '#site/domain/tools/tuyauterie.ts';

import { type Draw, numberIn, partNames } from '../drawing.ts';
import { drawRows } from '../drawings/rows.ts';
import { said } from '../words.ts';

/** Tubes are drawn five times smaller, so that the widest fits a phone. */
const SCALE = 5;
const SHOWN = 6;

/** Tubes around the one that is needed, to scale, each with what it loses beside what may be lost. */
export const draw: Draw = (scene) => {
  const { tool, mode, words, outcome } = scene;
  const input = mode.inputs['innerDiameterMm'];
  const mine = numberIn(outcome.values, 'innerDiameterMm');
  const needed = numberIn(outcome.results, 'neededMm');
  if (input?.kind !== 'number' || Number.isNaN(needed)) return undefined;
  const presets = input.presets ?? [];
  const most = numberIn(outcome.values, 'maxDropBar');
  const [lossy, fast, take, own] = partNames(scene);
  const wanted = presets.findIndex(([, size]) => size >= needed);
  const isSold = presets.some(([, size]) => size === mine);
  const middle = (wanted < 0 ? presets.length : wanted) - SHOWN / 2;
  const first = Math.min(Math.max(0, middle), Math.max(0, presets.length - SHOWN));
  const shown = [
    ...presets.slice(first, first + SHOWN),
    ...(isSold || Number.isNaN(mine) ? [] : [[own ?? '', mine] as const]),
  ].sort(([, a], [, b]) => a - b);
  return drawRows(
    shown.map(([name, size]) => {
      const { results } = tool.compute({ ...outcome.values, innerDiameterMm: size });
      const drop = results['dropBar'];
      const isTooSmall = size < needed;
      const reason = numberIn(results, 'dropBar') <= most ? fast : lossy;
      const verdict = isTooSmall ? reason : size === presets[wanted]?.[1] && take;
      return {
        text: `${name}\u00a0: ${said(words, mode, 'dropBar', drop)}${verdict ? `, ${verdict.replace(' ', '\u00a0')}` : ''}`,
        discMm: size / SCALE,
        // What may be lost stands at half the width; beyond the whole, a bar is cut.
        bar: [0, drop === undefined ? 1 : Number(drop) / most / 2],
        limit: 0.5,
        tone: size === mine ? 'mine' : isTooSmall ? 'bad' : undefined,
      };
    }),
  );
};
