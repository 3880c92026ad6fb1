export { azote as make } from '#site/domain/tools/azote.ts';

import { amount, type Draw, numberIn, partNames } from '../drawing.ts';
import { axis, drawCurves, ends, sampled } from '../drawings/curves.ts';

/** Yearly cost by quantity: delivered, and made here with its equipment paid over the years. */
export const draw: Draw = (scene) => {
  const { outcome } = scene;
  const value = (key: string) => numberIn(outcome.values, key);
  const found = (key: string) => numberIn(outcome.results, key);
  if (Number.isNaN(found('savingEuros'))) return undefined;
  const nm3 = value('flowNm3h') * value('hoursPerYear');
  const perNm3 = value('deliveredEurosPerNm3') / (1 - value('lossPercent') / 100);
  const delivered = (n: number) => value('deliveredFixedEuros') + n * perNm3;
  const yearly = value('investEuros') * (1 / value('years') + value('maintenancePercent') / 100);
  const energy = found('kwhPerNm3') * value('eurosPerKwh');
  const onSite = (n: number) => yearly + n * energy;
  const crossing = (yearly - value('deliveredFixedEuros')) / (perNm3 - energy);
  const max = Math.max(nm3, crossing > 0 && crossing < 4 * nm3 ? crossing : 0) * 1.25;
  const [first = '', second = '', equal = '', mine = ''] = partNames(scene);
  const mark = (name: string, n: number) => ({
    at: [n, delivered(n)] as const,
    text: `${name}\u00a0: ${amount(Math.round(n), 'Nm³')}`,
  });
  const drawing = drawCurves({
    x: ends(axis(0, max, 'Nm³/an', 2)),
    y: axis(0, Math.max(delivered(max), onSite(max)), '€/an'),
    curves: [sampled(0, max, delivered, 1), sampled(0, max, onSite, 1)],
    marks: [...(crossing > 0 && crossing < max ? [mark(equal, crossing)] : []), mark(mine, nm3)],
  });
  return { ...drawing, legend: [first, second] };
};
