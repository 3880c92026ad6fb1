export const CRITERION_STATUSES = ['conforme', 'non applicable', 'non conforme'] as const;
export type CriterionStatus = (typeof CRITERION_STATUSES)[number];

export interface Conformity {
  readonly met: number;
  readonly applicable: number;
  /** Percentage of the criteria that apply, never rounded up. */
  readonly rate: number;
  readonly state: 'totalement conforme' | 'partiellement conforme' | 'non conforme';
}

/** How far a site meets RGAA, in the words of the law: all, at least half, or less. */
export function conformityOf(statuses: readonly CriterionStatus[]): Conformity {
  const met = statuses.filter((status) => status === 'conforme').length;
  const applicable = statuses.filter((status) => status !== 'non applicable').length;
  const share = applicable === 0 ? 0 : met / applicable;
  const partly = share >= 0.5 ? 'partiellement conforme' : 'non conforme';
  const state = share === 1 ? 'totalement conforme' : partly;
  return { met, applicable, rate: Math.floor(100 * share), state };
}
