import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOOL_FIGURES } from '#tests/support/toolFigures.ts';
import { numberOf } from '#tests/support/within.ts';
import { tuyauterie } from './tuyauterie.ts';

const { compute } = tuyauterie(TOOL_FIGURES);

describe('the tube to take', () => {
  test.each([
    [{}, 'DN 65', ['overLimits']],
    [{ innerDiameterMm: 68.9 }, 'DN 65', ['tubeSuffices']],
    [{ innerDiameterMm: 105.3, flowM3Min: 5 }, 'DN 50', ['tubeSuffices']],
    [{ innerDiameterMm: 155.1, flowM3Min: 100 }, undefined, ['noTube']],
    [{ innerDiameterMm: 400, flowM3Min: 100 }, undefined, ['tubeSuffices']],
    [{ innerDiameterMm: 80.9, roughnessMm: 0.015 }, 'DN 65', ['tubeSuffices', 'otherTube']],
  ])('%j: %s', (given, dn, warnings) => {
    const outcome = compute(given);
    expect(outcome.results['takeDn']).toBe(dn);
    expect(outcome.warnings).toEqual(warnings);
  });

  test.each(['DN50', 'dn 50', 'DN 50'])('may be typed by its name: %s', (innerDiameterMm) => {
    expect(compute({ innerDiameterMm })).toEqual(compute({ innerDiameterMm: 53.1 }));
    expect(compute({ innerDiameterMm: 'DN55' }).faults).toEqual({ innerDiameterMm: 'unreadable' });
  });

  test('is the smallest that keeps to both limits', () =>
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 60, noNaN: true }), (flowM3Min) => {
        const input = tuyauterie(TOOL_FIGURES).modes[0].inputs['innerDiameterMm'];
        const sizes = input?.kind === 'number' ? (input.presets ?? []) : [];
        const keeps = sizes.find(([, innerDiameterMm]) => {
          const found = compute({ flowM3Min, innerDiameterMm });
          return numberOf(found, 'dropBar') <= 0.1 && numberOf(found, 'velocityMs') <= 6;
        });
        expect(compute({ flowM3Min }).results['takeDn']).toBe(keeps?.[0]);
      }),
    ));
});
