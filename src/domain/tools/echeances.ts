import { date } from './dateInput.ts';
import { addYears, daysBetween } from './day.ts';
import { choice, number } from './input.ts';
import { isDeclared, isInScope } from './pressureVessel.ts';
import { mode, type Outcome, tool } from './tool.ts';

// Arrêté of 20 November 2017, articles 15 and 18: the longest spans for an air receiver. An operator may shorten them.
const FIRST_INSPECTION_YEARS = 3;
const INSPECTION_YEARS = 4;
const REQUALIFICATION_YEARS = 10;

interface Life {
  readonly commissionedOn: string;
  readonly commissioningCheck: 'no' | 'yes';
  /** Empty where there was none. */
  readonly lastInspectionOn: string;
  readonly lastRequalificationOn: string;
}

/** Inspections count from the last visit of either kind: a requalification holds an inspection. */
function nextInspection(life: Life): string {
  const [, last = ''] = [life.lastInspectionOn, life.lastRequalificationOn].sort();
  if (last !== '') return addYears(last, INSPECTION_YEARS);
  const isChecked = life.commissioningCheck === 'yes';
  return addYears(life.commissionedOn, isChecked ? INSPECTION_YEARS : FIRST_INSPECTION_YEARS);
}

const nextRequalification = ({ commissionedOn, lastRequalificationOn }: Life): string =>
  addYears(lastRequalificationOn || commissionedOn, REQUALIFICATION_YEARS);

const isLate = (days: number | undefined): boolean => days !== undefined && days < 0;

export type Visit = 'inspection' | 'requalification';

/** A requalification due by the time of the inspection, or overdue with it, is both at once. */
function firstVisit(inspection: string, requalification: string, today: string): Visit {
  const due = inspection < today ? today : inspection;
  return requalification <= due ? 'requalification' : 'inspection';
}

const NO_VISIT = {
  nextInspectionOn: undefined,
  inspectionDays: undefined,
  nextRequalificationOn: undefined,
  requalificationDays: undefined,
  nextVisit: undefined,
  nextVisitOn: undefined,
};

const control = mode({
  id: 'controle',
  inputs: {
    designBar: number('bar', [0.5, 400], 11),
    volumeL: number('l', [1, 200_000], 1000),
    commissionedOn: date('required'),
    commissioningCheck: choice(['no', 'yes'], 'no'),
    lastInspectionOn: date('optional'),
    lastRequalificationOn: date('optional'),
    today: date('today'),
  },
  results: {
    nextVisit: 'code',
    nextVisitOn: 'date',
    psV: 'bar·l',
    inScope: 'flag',
    declaration: 'flag',
    nextInspectionOn: 'date',
    inspectionDays: 'jours',
    nextRequalificationOn: 'date',
    requalificationDays: 'jours',
  },
  limits: [
    {
      code: 'visitBeforeCommissioning',
      when: ({ commissionedOn, lastInspectionOn, lastRequalificationOn }) =>
        [lastInspectionOn, lastRequalificationOn].some((on) => on !== '' && on < commissionedOn),
      stops: true,
    },
    {
      code: 'visitInFuture',
      when: (v) => v.lastInspectionOn > v.today || v.lastRequalificationOn > v.today,
      stops: true,
    },
    { code: 'outOfScope', when: (_, { inScope }) => inScope === false },
    // The visit of the date shown comes first: a requalification holds an inspection.
    { code: 'requalificationLate', when: (_, found) => isLate(found.requalificationDays) },
    { code: 'inspectionLate', when: (_, found) => isLate(found.inspectionDays) },
    {
      code: 'requalificationNext',
      when: (v, { nextVisit, nextVisitOn = '' }) =>
        nextVisit === 'requalification' && nextVisitOn >= v.today,
    },
    {
      code: 'inspectionNext',
      when: (v, { nextVisit, nextVisitOn = '' }) =>
        nextVisit === 'inspection' && nextVisitOn >= v.today,
    },
    { code: 'declaration', when: (_, { declaration }) => declaration },
  ],
  solve: ({ designBar, volumeL, today, ...life }) => {
    const size = { psV: designBar * volumeL, declaration: isDeclared(designBar, volumeL) };
    if (!isInScope(designBar, volumeL)) return { ...size, inScope: false, ...NO_VISIT };
    const [inspection, requalification] = [nextInspection(life), nextRequalification(life)];
    const nextVisit = firstVisit(inspection, requalification, today);
    return {
      ...size,
      inScope: true,
      nextVisit,
      nextVisitOn: nextVisit === 'inspection' ? inspection : requalification,
      nextInspectionOn: inspection,
      inspectionDays: daysBetween(today, inspection),
      nextRequalificationOn: requalification,
      requalificationDays: daysBetween(today, requalification),
    };
  },
});

export interface PlannedVisit {
  readonly visit: Visit;
  readonly on: string;
  readonly isLate: boolean;
}

/** What to put in a calendar, in order. A requalification that comes first restarts the inspections: it stands alone. */
export function plannedVisits({ results }: Outcome): PlannedVisit[] {
  const planned = [
    ['inspection', results['nextInspectionOn'], results['inspectionDays']],
    ['requalification', results['nextRequalificationOn'], results['requalificationDays']],
  ] as const;
  return planned.flatMap(([visit, on, days]) => {
    const isHeld = visit === 'inspection' && results['nextVisit'] === 'requalification';
    if (typeof on !== 'string' || typeof days !== 'number' || isHeld) return [];
    return [{ visit, on, isLate: isLate(days) }];
  });
}

export const echeances = () => tool('echeances', control);
