import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, expectNothing, expectResults, numberOf } from '#tests/support/within.ts';
import { readInputs } from './address.ts';
import { conversions } from './conversions.ts';

const tool = conversions();
const { compute } = tool;

describe('examples', () => {
  test('100 Nm³/h', () =>
    expectResults(compute({ mode: 'debit' }), {
      kgPerHour: 129.2,
      nm3PerHour: 100,
      fadM3PerHour: 108.7,
      anrLMin: 1840,
      scfm: 64.0,
      scfm60F: 62.21,
      siteM3PerHour: 108.6,
      lineM3PerHour: 13.57,
    }));

  test('350 scfm on a warm hill', () =>
    expectResults(
      compute({
        ...{ mode: 'debit', value: 350, unit: 'scfm', altitudeM: 600, siteC: 30 },
        ...{ sitePercent: 60, lineBar: 6, lineC: 25 },
      }),
      {
        kgPerHour: 706.7,
        nm3PerHour: 546.8,
        fadM3PerHour: 594.7,
        anrLMin: 10_060,
        scfm: 350,
        scfm60F: 340.2,
        siteM3PerHour: 670.0,
        lineM3PerHour: 87.11,
      },
    ));

  test('80 % of vacuum', () =>
    expectResults(compute({ mode: 'pression', value: 80, unit: 'vacuumPercent' }), {
      barA: 0.2026,
      barG: -0.8106,
      kPaA: 20.26,
      psiG: -11.76,
      mbarA: 202.6,
      torr: 152.0,
      vacuumPercent: 80,
    }));
});

test('free air is the same by the minute, by the second and by the hour', () => {
  const found = compute({ mode: 'debit', value: 60, unit: 'fadM3PerHour' });
  expect(numberOf(found, 'fadM3PerMin')).toBeCloseTo(1, 9);
  expect(numberOf(found, 'fadLs')).toBeCloseTo(1000 / 60, 9);
  expect(numberOf(found, 'fadLMin')).toBeCloseTo(1000, 9);
});

test('a normal cubic metre at 20 °C and 1 bar would be 8.7 % less: said where one is typed', () => {
  expect(distance(numberOf(compute({}), 'fadM3PerHour'), 100)).toBeCloseTo(0.087, 3);
  expect(compute({}).warnings).toEqual(['otherNormalMetre']);
  expect(compute({ unit: 'scfm' }).warnings).toEqual([]);
});

test('plain cubic feet are free air, as makers of compressors count them', () => {
  const plain = compute({ unit: 'cfm', value: 350 });
  expect(numberOf(plain, 'scfm')).toBeCloseTo(350, 9);
  expect(plain.warnings).toEqual(['plainCfm']);
});

describe('a unit typed after the number', () => {
  const typed = (texts: string) => {
    const { mode: _, ...inputs } = readInputs(new URLSearchParams(texts), tool);
    return { unit: inputs['unit'], outcome: compute(inputs) };
  };

  test.each([
    ['350 cfm', 'cfm'],
    ['350 SCFM', 'scfm'],
    ['12 m3/min', 'fadM3PerMin'],
    ['100 Nm3/h', 'nm3PerHour'],
    ['500 l/min', 'anrLMin'],
  ])('« %s » chooses it', (value, unit) => {
    const found = typed(`value=${value}`);
    expect(found.unit).toBe(unit);
    expect(numberOf(found.outcome, unit)).toBeCloseTo(Number.parseFloat(value), 9);
  });

  test('another one that is chosen too is a mistake', () =>
    expect(typed('value=350 cfm&unit=kgPerHour').outcome.faults).toEqual({ value: 'otherUnit' }));
});

describe('limits', () => {
  test.each([
    [100.1, 'vacuumPercent'],
    [-1.02, 'barG'],
    [-14.8, 'psiG'],
    [-1, 'barA'],
  ] as const)('there is nothing below a vacuum: %d %s', (value, unit) =>
    expectNothing(compute({ mode: 'pression', value, unit }), 'belowVacuum'),
  );

  test('but there is a vacuum', () =>
    expect(numberOf(compute({ mode: 'pression', value: 100, unit: 'vacuumPercent' }), 'barA')).toBe(
      0,
    ));

  test('an unknown unit computes nothing', () => {
    const outcome = compute({ mode: 'debit', unit: 'gallons' });
    expectNothing(outcome);
    expect(outcome.faults).toEqual({ unit: 'notOffered' });
  });
});

describe('from one unit to another and back', () => {
  const unitsOf = (id: string) => {
    const unit = tool.modes.find((mode) => mode.id === id)?.inputs['unit'];
    return fc.constantFrom(...(unit?.kind === 'choice' ? unit.options.map(String) : []));
  };

  test.each(['debit', 'pression'])('nothing is lost: %s', (mode) =>
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 900, noNaN: true }),
        unitsOf(mode),
        unitsOf(mode),
        (value, unit, other) => {
          const there = compute({ mode, value, unit });
          fc.pre(there.warnings[0] !== 'belowVacuum');
          const back = compute({ mode, value: numberOf(there, other), unit: other });
          expect(numberOf(back, unit)).toBeCloseTo(value, 6);
        },
      ),
    ),
  );
});
