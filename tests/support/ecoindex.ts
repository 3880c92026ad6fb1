/**
 * EcoIndex of one page view, after the method of the collectif Conception numérique responsable (ecoindex.fr):
 * where the page stands among half a million others, by its elements, its requests and its weight.
 */
export interface PageView {
  /** In the body; the children of svg do not count. */
  readonly elements: number;
  readonly requests: number;
  /** Transferred, in thousands of bytes. */
  readonly kilobytes: number;
}

/** Twentieths of all pages have at most this many (published with the method, version 1.0.2). */
const TWENTIETHS: Record<keyof PageView, readonly number[]> = {
  elements: [
    0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801,
    2479, 594601,
  ],
  requests: [
    0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920,
  ],
  kilobytes: [
    0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27,
    1876.08, 2142.06, 2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223212.26,
  ],
};

const WEIGHTS: Record<keyof PageView, number> = { elements: 3, requests: 2, kilobytes: 1 };
const MEASURES = ['elements', 'requests', 'kilobytes'] as const;

/** An A is more than 80; some round the score first, so this is an A for all. */
export const GRADE_A = 80.5;

/** From 0, better than all, to 20: linear between two twentieths. */
export function rank(measure: keyof PageView, value: number): number {
  if (!(value >= 0 && Number.isFinite(value))) throw new RangeError(`${value} ${measure}`);
  const limits = TWENTIETHS[measure];
  const above = limits.findIndex((limit) => value < limit);
  if (above < 0) return limits.length - 1;
  const [from = 0, to = 0] = [limits[above - 1], limits[above]];
  return above - 1 + (value - from) / (to - from);
}

/** What each measure takes away from 100. */
function losses(view: PageView): Record<keyof PageView, number> {
  const loss = (measure: keyof PageView) =>
    (5 * WEIGHTS[measure] * rank(measure, view[measure])) / 6;
  return {
    elements: loss('elements'),
    requests: loss('requests'),
    kilobytes: loss('kilobytes'),
  };
}

export function ecoindex(view: PageView): number {
  const lost = losses(view);
  return Math.max(
    0,
    MEASURES.reduce((score, measure) => score - lost[measure], 100),
  );
}
