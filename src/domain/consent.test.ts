import { describe, expect, test } from 'vitest';
import { analyticsBox, analyticsValue, isAnswered, mayMeasure, parseConsent } from './consent.ts';

const CONSENTS = ['accepted', 'rejected', null, 'corrupt'];
const ANALYTICS = ['granted', 'denied', 'granted.2', 'denied.2', 'granted.3', null, 'yes'];
const pairs = CONSENTS.flatMap((consent) =>
  ANALYTICS.map((analytics) => [consent, analytics] as const),
);

describe('a stored choice', () => {
  test.each(['accepted', 'rejected'] as const)('%s is a choice', (stored) => {
    expect(parseConsent(stored)).toBe(stored);
  });

  test.each([null, '', 'true', 'ACCEPTED', ' accepted', '{"a":1}', '\ud800', 'x'.repeat(10_000)])(
    'anything else is unset',
    (stored) => {
      expect(parseConsent(stored)).toBeUndefined();
      expect(isAnswered(stored, 'granted')).toBe(false);
    },
  );

  test('of the box is a bare word today, and numbered from the second question on', () => {
    expect([analyticsValue(true), analyticsValue(false)]).toEqual(['granted', 'denied']);
    expect([analyticsValue(true, 2), analyticsValue(false, 2)]).toEqual(['granted.2', 'denied.2']);
  });
});

describe('a choice answers one question only', () => {
  test.each([
    // Today's: also with the specification's key alone, and with a corrupt state of the box.
    ['granted', 1, true],
    ['denied', 1, true],
    [null, 1, true],
    ['yes', 1, true],
    // A later version of the site, or a hand in the storage: unknown here.
    ['granted.2', 1, false],
    ['denied.7', 1, false],
    ['granted.x', 1, false],
    ['granted.', 1, false],
    // A tool was added since: the visitor is asked again, whatever the earlier answer.
    ['granted', 2, false],
    ['denied', 2, false],
    [null, 2, false],
    ['yes', 2, false],
    ['granted.2', 2, true],
    ['denied.2', 2, true],
    ['granted.2', 3, false],
    ['granted.3', 2, false],
  ])('%s, asked question %i: %s', (analytics, question, answered) => {
    expect(isAnswered('accepted', analytics, question)).toBe(answered);
    expect(isAnswered('rejected', analytics, question)).toBe(answered);
  });
});

describe('measuring', () => {
  test.each(pairs)('is never allowed today, with %s and %s: no tool was named', (...stored) => {
    expect(mayMeasure(...stored)).toBe(false);
  });

  test('needs a ticked box and an acceptance, both given to this very question', () => {
    const allowed = pairs.filter((stored) => mayMeasure(...stored, 2));
    expect(allowed).toEqual([['accepted', 'granted.2']]);
  });
});

describe('the box of the dialog', () => {
  test('is ticked until a choice is made, then shows it', () => {
    expect(analyticsBox(null, null)).toBe(true);
    expect(analyticsBox('corrupt', 'denied')).toBe(true);
    expect(analyticsBox('rejected', 'denied')).toBe(false);
    expect(analyticsBox('accepted', 'denied')).toBe(false);
    expect(analyticsBox('accepted', null)).toBe(false);
    expect(analyticsBox('accepted', 'granted')).toBe(true);
  });

  test('is never ticked beforehand for a real tool', () => {
    const ticked = pairs.filter((stored) => analyticsBox(...stored, 2));
    expect(ticked).toEqual([['accepted', 'granted.2']]);
  });
});
