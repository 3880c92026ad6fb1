import type { Estimate } from './savings.ts';

/** Years drawn: long enough to see a machine pay for itself. */
export const PLOT_YEARS = 5;

/** Room above the steepest line, for its label. */
const HEADROOM = 12;

/** The largest of 1, 2, 5, 10, 20… not above a value. */
function roundStep(max: number): number {
  const power = 10 ** Math.floor(Math.log10(max));
  const leading = [5, 2, 1].find((digit) => digit * power <= max) ?? 1;
  return leading * power;
}

/** Money spent year after year, on a square of 100 whose origin is at the bottom left. */
export function costPlot({ cost, costAfter }: Pick<Estimate, 'cost' | 'costAfter'>) {
  const total = cost * PLOT_YEARS;
  const place = (value: number): number =>
    Math.round(1000 - ((1000 - HEADROOM * 10) * value) / total) / 10;
  const step = roundStep(total / 2);
  const marks = Array.from({ length: Math.floor(total / step) }, (_, index) => (index + 1) * step);
  return {
    total,
    totalAfter: { low: costAfter.low * PLOT_YEARS, high: costAfter.high * PLOT_YEARS },
    today: place(total),
    after: { low: place(costAfter.low * PLOT_YEARS), high: place(costAfter.high * PLOT_YEARS) },
    marks: marks.map((value) => ({ value, at: place(value) })),
  };
}
