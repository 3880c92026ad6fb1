import { describe, expect, test } from 'vitest';
import { analyticsBox, mayMeasure, parseConsent } from './consent.ts';

describe('a stored choice', () => {
  test.each(['accepted', 'rejected'] as const)('%s is a choice', (stored) => {
    expect(parseConsent(stored)).toBe(stored);
  });

  test.each([null, '', 'true', 'ACCEPTED', ' accepted', '{"a":1}', '\ud800', 'x'.repeat(10_000)])(
    'anything else is unset',
    (stored) => {
      expect(parseConsent(stored)).toBeUndefined();
    },
  );
});

describe('measuring', () => {
  test.each([
    ['accepted', 'granted', true],
    ['accepted', 'denied', false],
    ['accepted', null, false],
    ['accepted', 'yes', false],
    ['rejected', 'granted', false],
    [null, 'granted', false],
  ])('with %s and %s: %s', (consent, analytics, allowed) => {
    expect(mayMeasure(consent, analytics)).toBe(allowed);
  });
});

describe('the box of the dialog', () => {
  test('is ticked until a choice is made, then shows it', () => {
    expect(analyticsBox(null, null)).toBe(true);
    expect(analyticsBox('corrupt', 'denied')).toBe(true);
    expect(analyticsBox('rejected', 'denied')).toBe(false);
    expect(analyticsBox('accepted', 'denied')).toBe(false);
    expect(analyticsBox('accepted', 'granted')).toBe(true);
  });
});
