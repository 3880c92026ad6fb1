import type { ReactNode } from 'react';
import { computed, frenchAmount } from '#site/domain/amounts.ts';
import { united } from '#site/domain/tools/display.ts';
import type { Mode, Outcome, Tool } from '#site/domain/tools/tool.ts';
import { said, type Words } from './words.ts';

export interface Drawing {
  readonly picture: ReactNode;
  /** The same for those who do not see it. */
  readonly told: readonly string[];
  /** The names of two curves: the first is plain, the second dashed. */
  readonly legend?: readonly string[];
}

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

/** "3 690 €". */
export const resultValue = ({ words, mode, outcome }: Scene, key: string): string =>
  said(words, mode, key, outcome.results[key]);

/** "Coût par an : 3 690 €". */
export const resultText = (scene: Scene, key: string): string =>
  `${scene.words.tool.results[key]}\u00a0: ${resultValue(scene, key)}`;

/** The names that the mode gives to the parts of its drawing. */
export const partNames = ({ words, mode }: Scene): readonly string[] =>
  words.tool.modes[mode.id]?.lines ?? [];

/** Enough for the pressures of a good vacuum. */
const DECIMALS = 3;

export const amount = (value: number, unit: string): string =>
  united(frenchAmount(computed(value, DECIMALS)), unit);

/** Several drawings of one result, one under the other. */
export const together = (...drawings: readonly Drawing[]): Drawing => ({
  picture: drawings.map(({ picture }) => picture),
  told: drawings.flatMap(({ told }) => told),
});
