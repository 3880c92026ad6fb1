export { tuyauterie as make } from '#site/domain/tools/tuyauterie.ts';

import { type Draw, numberIn } from '../drawing.ts';
import { said } from '../words.ts';

/** Tubes are drawn five times smaller, so that the widest fits a phone. */
const SCALE = 5;
const SHOWN = 6;

/** Tubes around the one that is needed, to scale, each with what it loses. */
export const draw: Draw = ({ tool, mode, words, outcome }) => {
  const input = mode.inputs['innerDiameterMm'];
  const mine = numberIn(outcome.values, 'innerDiameterMm');
  const needed = numberIn(outcome.results, 'minDiameterDropMm');
  if (input?.kind !== 'number' || Number.isNaN(mine)) return undefined;
  const presets = input.presets ?? [];
  const wanted = presets.findIndex(([, size]) => size >= (Number.isNaN(needed) ? mine : needed));
  const first = Math.min(Math.max(0, wanted - SHOWN / 2), Math.max(0, presets.length - SHOWN));
  return {
    kind: 'rows',
    rows: presets.slice(first, first + SHOWN).map(([name, size]) => {
      const { results } = tool.compute({ ...outcome.values, innerDiameterMm: size });
      const drop = results['dropBar'];
      const isTooSmall =
        drop === undefined || Number(drop) > numberIn(outcome.values, 'maxDropBar');
      const tone: 'mine' | 'bad' = size === mine ? 'mine' : 'bad';
      return {
        text: `${name}\u00a0: ${said(words, mode, 'dropBar', drop)}${isTooSmall ? '\u00a0✕' : ''}`,
        discMm: size / SCALE,
        ...(size === mine || isTooSmall ? { tone } : {}),
      };
    }),
  };
};
