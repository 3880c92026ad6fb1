import { computed, frenchAmount } from '#site/domain/amounts.ts';
import type { Mode, Outcome, Tool } from '#site/domain/tools/tool.ts';
import { said, united, type Words } from './words.ts';

/** A line of words with a disc at true scale before it, or a bar under it. */
export interface Row {
  readonly text: string;
  readonly discMm?: number;
  /** From nothing to the whole width: 0 to 1. */
  readonly bar?: number;
  /** The visitor's own, or what is lost: told by shape and hatching, not by colour alone. */
  readonly tone?: 'mine' | 'bad';
}

type Point = readonly [x: number, y: number];

interface Curve {
  readonly points: readonly Point[];
  readonly label: string;
}

interface Axis {
  readonly from: number;
  readonly to: number;
  /** At the end of the axis: "300 s". */
  readonly text: string;
  readonly start: string;
}

export type Drawing =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | {
      readonly kind: 'curves';
      readonly curves: readonly Curve[];
      readonly x: Axis;
      readonly y: Axis;
      readonly marks?: readonly { readonly at: Point; readonly text: string }[];
    };

/** What a drawing is made from. */
export interface Scene {
  readonly tool: Tool;
  readonly mode: Mode;
  readonly words: Words;
  readonly outcome: Outcome;
}

export type Draw = (scene: Scene) => Drawing | undefined;

export const numberIn = (record: Readonly<Record<string, unknown>>, key: string): number => {
  const value = record[key];
  return typeof value === 'number' ? value : Number.NaN;
};

/** "Coût par an : 3 690 €". */
export const resultText = ({ words, mode, outcome }: Scene, key: string): string =>
  `${words.tool.results[key]}\u00a0: ${said(words, mode, key, outcome.results[key])}`;

/** Results in the same unit as bars, the longest as wide as the drawing. */
export function bars(scene: Scene, keys: readonly string[], bad: readonly string[] = []): Drawing {
  const values = keys.map((key) => Math.max(0, numberIn(scene.outcome.results, key)));
  const most = Math.max(...values, Number.MIN_VALUE);
  return {
    kind: 'rows',
    rows: keys.map((key, index) => ({
      text: resultText(scene, key),
      bar: (values[index] ?? 0) / most,
      ...(bad.includes(key) ? { tone: 'bad' as const } : {}),
    })),
  };
}

/** Points of a function, from one x to another. */
export const sampled = (from: number, to: number, of: (x: number) => number, count = 40): Point[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return [x, of(x)];
  });

/** Enough for the pressures of a good vacuum. */
const DECIMALS = 3;

export const axis = (from: number, to: number, unit: string): Axis => ({
  from,
  to,
  text: united(frenchAmount(computed(to, DECIMALS)), unit),
  start: frenchAmount(computed(from, DECIMALS)),
});
