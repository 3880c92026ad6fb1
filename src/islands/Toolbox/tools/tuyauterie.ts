export { tuyauterie as make } from '#site/domain/tools/tuyauterie.ts';

import { type Draw, numberIn } from '../drawing.ts';
import { drawRows } from '../drawings/rows.ts';
import { said } from '../words.ts';

/** Tubes are drawn five times smaller, so that the widest fits a phone. */
const SCALE = 5;
const SHOWN = 6;

/** Tubes around the one that is needed, to scale, each with what it loses beside what may be lost. */
export const draw: Draw = ({ tool, mode, words, outcome }) => {
  const input = mode.inputs['innerDiameterMm'];
  const mine = numberIn(outcome.values, 'innerDiameterMm');
  const needed = numberIn(outcome.results, 'minDiameterDropMm');
  if (input?.kind !== 'number' || Number.isNaN(mine)) return undefined;
  const presets = input.presets ?? [];
  const most = numberIn(outcome.values, 'maxDropBar');
  const wanted = presets.findIndex(([, size]) => size >= (Number.isNaN(needed) ? mine : needed));
  const first = Math.min(Math.max(0, wanted - SHOWN / 2), Math.max(0, presets.length - SHOWN));
  return drawRows(
    presets.slice(first, first + SHOWN).map(([name, size]) => {
      const drop = tool.compute({ ...outcome.values, innerDiameterMm: size }).results['dropBar'];
      const isTooSmall = drop === undefined || Number(drop) > most;
      const tone = size === mine ? 'mine' : isTooSmall ? 'bad' : undefined;
      return {
        text: `${name}\u00a0: ${said(words, mode, 'dropBar', drop)}${isTooSmall ? '\u00a0✕' : ''}`,
        discMm: size / SCALE,
        // What may be lost stands at half the width; beyond the whole, a bar is cut.
        bar: [0, drop === undefined ? 1 : Number(drop) / most / 2],
        limit: 0.5,
        tone,
      };
    }),
  );
};
