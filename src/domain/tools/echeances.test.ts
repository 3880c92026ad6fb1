import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectNothing } from '#tests/support/within.ts';
import { echeances, plannedVisits } from './echeances.ts';

const { compute } = echeances();
const NEW = { commissionedOn: '2025-05-02', today: '2026-11-15' };

describe('an air receiver of 11 bar and 1000 l', () => {
  test('is in scope and declared; its first inspection comes within 3 years', () => {
    const { results, warnings } = compute(NEW);
    expect(results).toEqual({
      psV: 11_000,
      inScope: true,
      declaration: true,
      nextInspectionOn: '2028-05-02',
      inspectionDays: 534,
      nextRequalificationOn: '2035-05-02',
      requalificationDays: 3090,
      nextVisit: 'inspection',
      nextVisitOn: '2028-05-02',
    });
    expect(warnings).toEqual(['inspectionNext', 'declaration']);
  });

  test('within 4 after a commissioning check', () => {
    const { results } = compute({ ...NEW, commissioningCheck: 'yes' });
    expect(results).toMatchObject({ nextInspectionOn: '2029-05-02' });
  });

  test('then every 4 years, from the last inspection or requalification', () => {
    const old = { commissionedOn: '2014-03-01', today: '2026-11-15' };
    const last = { lastInspectionOn: '2021-02-10', lastRequalificationOn: '2024-02-20' };
    expect(compute({ ...old, ...last }).results).toMatchObject({
      nextInspectionOn: '2028-02-20',
      nextRequalificationOn: '2034-02-20',
    });
    const inspected = { ...last, lastInspectionOn: '2025-01-05' };
    expect(compute({ ...old, ...inspected }).results).toMatchObject({
      nextInspectionOn: '2029-01-05',
    });
  });

  test('forgotten, is late twice; the requalification is the one visit', () => {
    const forgotten = compute({ commissionedOn: '2014-03-01', today: '2026-11-15' });
    expect(forgotten.warnings).toEqual(['requalificationLate', 'inspectionLate', 'declaration']);
    expect(forgotten.results).toMatchObject({
      nextInspectionOn: '2017-03-01',
      nextRequalificationOn: '2024-03-01',
      nextVisit: 'requalification',
    });
    expect(plannedVisits(forgotten)).toEqual([
      { visit: 'requalification', on: '2024-03-01', isLate: true },
    ]);
  });

  test('the visit of the date is named, and an overdue one is not called the next', () => {
    const kept = compute({ ...NEW, lastInspectionOn: '2033-01-01', today: '2034-01-01' });
    expect(kept.results['nextVisit']).toBe('requalification');
    expect(kept.warnings).toEqual(['requalificationNext', 'declaration']);
    const late = compute({ ...NEW, today: '2028-05-03' });
    expect(late.warnings).toEqual(['inspectionLate', 'declaration']);
  });

  test('due today, is not late yet', () => {
    const { results, warnings } = compute({ ...NEW, today: '2028-05-02' });
    expect(results['inspectionDays']).toBe(0);
    expect(warnings).toEqual(['inspectionNext', 'declaration']);
    expect(compute({ ...NEW, today: '2028-05-03' }).warnings).toContain('inspectionLate');
  });

  test('a requalification that comes first holds the inspection', () => {
    const outcome = compute({
      ...{ commissionedOn: '2017-06-01', lastInspectionOn: '2024-06-01', today: '2026-11-15' },
    });
    expect(outcome.results).toMatchObject({
      nextInspectionOn: '2028-06-01',
      nextRequalificationOn: '2027-06-01',
      nextVisit: 'requalification',
    });
    expect(plannedVisits(outcome).map(({ visit }) => visit)).toEqual(['requalification']);
  });
});

describe('scope', () => {
  test.each([
    [4, 5000, false, false],
    [4.1, 5000, true, true],
    [10, 20, false, false],
    [10, 20.1, true, false],
    [11, 900, true, false],
    [11, 1000, true, true],
  ])('%d bar and %d l: in scope %s, declared %s', (designBar, volumeL, inScope, declaration) => {
    const { results, warnings } = compute({ ...NEW, designBar, volumeL });
    expect(results).toMatchObject({ inScope, declaration });
    expect(warnings.includes('outOfScope')).toBe(!inScope);
    expect(results['nextInspectionOn'] === undefined).toBe(!inScope);
  });
});

describe('what cannot be', () => {
  test.each([
    [{ lastInspectionOn: '2025-05-01' }, 'visitBeforeCommissioning'],
    [{ lastRequalificationOn: '2020-01-01' }, 'visitBeforeCommissioning'],
    [{ lastInspectionOn: '2026-11-16' }, 'visitInFuture'],
    [{ lastRequalificationOn: '2027-01-01' }, 'visitInFuture'],
  ])('%o: %s', (given, code) => expectNothing(compute({ ...NEW, ...given }), code));

  test.each([
    ['', 'missing'],
    ['30/02/2020', 'unreadable'],
    ['0202-01-01', 'tooLow'],
    ['2500-01-01', 'tooHigh'],
  ])('commissioned on « %s »: %s', (commissionedOn, fault) => {
    const outcome = compute({ ...NEW, commissionedOn });
    expectNothing(outcome);
    expect(outcome.faults).toEqual({ commissionedOn: fault });
  });
});

test('no span is ever longer than the law allows, nor in the past without being late', () => {
  const day = fc
    .integer({ min: 14_000, max: 20_600 })
    .map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.option(day), fc.option(day), (commissionedOn, inspected, requalified) => {
      const { results, warnings } = compute({
        ...{ commissionedOn, today: '2026-11-15' },
        ...{ lastInspectionOn: inspected ?? '', lastRequalificationOn: requalified ?? '' },
      });
      fc.pre(results['inScope'] === true);
      expect(results['inspectionDays']).toBeLessThanOrEqual(1461);
      expect(results['requalificationDays']).toBeLessThanOrEqual(3653);
      const isPast = String(results['nextInspectionOn']) < '2026-11-15';
      expect(warnings.includes('inspectionLate')).toBe(isPast);
    }),
  );
});
