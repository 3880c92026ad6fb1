import { figures } from '#site/content/figures.ts';
import { simulator } from '#site/content/simulator.ts';
import { euros } from '#site/domain/amounts.ts';
import type { Plant } from '#site/domain/plant.ts';
import { ratesOf } from '#site/domain/rates.ts';
import { estimateSavings } from '#site/domain/savings.ts';
import { plain } from './visitor.ts';

/** The savings that the model finds, as the page writes them. */
export const savingsOf = (changes: Partial<Plant> = {}): string =>
  plain(euros(estimateSavings({ ...simulator.example, ...changes }, ratesOf(figures)).savings));
