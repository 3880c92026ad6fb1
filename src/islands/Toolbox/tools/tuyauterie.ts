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
  const [small, take] = partNames(scene);
  const wanted = presets.findIndex(([, size]) => size >= needed);
  const middle = (wanted < 0 ? presets.length : wanted) - SHOWN / 2;
  const first = Math.min(Math.max(0, middle), Math.max(0, presets.length - SHOWN));
  return drawRows(
    presets.slice(first, first + SHOWN).map(([name, size], index) => {
      const drop = tool.compute({ ...outcome.values, innerDiameterMm: size }).results['dropBar'];
      const isTooSmall = size < needed;
      const verdict = isTooSmall ? small : first + index === wanted && take;
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
