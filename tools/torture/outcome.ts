import type { Verdict } from './verdict.ts';

export type Figures = Readonly<Record<string, number>>;

export interface Outcome {
  /** Something that figures do not tell: what could not be tried, and why. */
  readonly notes?: readonly string[];
  /** What was done, and how often. */
  readonly figures?: Figures;
  /** What may never happen, and how often it did. */
  readonly faults?: Figures;
}

export interface Chapter {
  /** The name to ask for it by: npm run torture -- base */
  readonly name: string;
  readonly title: string;
  run(): Promise<Outcome>;
}

export const faultsOf = (verdict: Verdict): Figures => ({
  'bases abîmées': verdict.corrupt,
  'demandes perdues': verdict.lost,
  altérées: verdict.altered,
  'sans leurs e-mails': verdict.withoutMails,
  'refusées mais présentes': verdict.ghosts,
  'en double': verdict.repeated,
  'pannes mal dites': verdict.unexplained,
  'refusées sans raison': verdict.stuck,
});
