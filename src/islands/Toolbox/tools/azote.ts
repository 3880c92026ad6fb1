export { azote as make } from '#site/domain/tools/azote.ts';

import { axis, type Draw, numberIn, sampled } from '../drawing.ts';

/** Yearly cost by quantity: delivered, and made here with its equipment paid over the years. */
export const draw: Draw = ({ words, mode, outcome }) => {
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
  const most = Math.max(nm3, crossing > 0 && crossing < 4 * nm3 ? crossing : 0) * 1.25;
  const [first = '', second = ''] = words.tool.modes[mode.id]?.lines ?? [];
  const top = Math.max(delivered(most), onSite(most));
  const mark = axis(0, Math.round(crossing), 'Nm³').text;
  return {
    kind: 'curves',
    curves: [
      { label: first, points: sampled(0, most, delivered, 1) },
      { label: second, points: sampled(0, most, onSite, 1) },
    ],
    x: axis(0, Math.round(most), 'Nm³/an'),
    y: axis(0, Math.round(top), '€/an'),
    marks:
      crossing > 0 && crossing < most ? [{ at: [crossing, onSite(crossing)], text: mark }] : [],
  };
};
