import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOLLOW_UP_ACTIONS } from '#site/domain/followUp.ts';
import { makeToken, readToken } from './token.ts';

const NOW = new Date('2026-11-16T08:00:00Z');
const DAY_MS = 86_400_000;
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const token = makeToken({ action: 'done', reference: 'AER-2611-7K3MQ' }, 'secret', NOW);

describe('a token', () => {
  test.each(FOLLOW_UP_ACTIONS)('gives back what it asks for: %s', (action) => {
    const wish = { action, reference: 'AER-2611-7K3MQ' };
    expect(readToken(makeToken(wish, 'secret', NOW), 'secret', later(34))).toEqual(wish);
  });

  test('is over after five weeks', () => {
    expect(readToken(token, 'secret', later(36))).toBe('expired');
  });

  test('of another secret is nobody’s', () => {
    expect(readToken(token, 'other', NOW)).toBe('forged');
  });

  test('cannot be changed anywhere', () => {
    const at = fc.nat({ max: token.length - 1 });
    fc.assert(
      fc.property(at, fc.constantFrom(...'aZ0.-_'), (index, character) => {
        const changed = token.slice(0, index) + character + token.slice(index + 1);
        // The last character of the signature carries two unused bits.
        fc.pre(changed !== token && index < token.length - 1);
        expect(readToken(changed, 'secret', NOW)).toBe('forged');
      }),
    );
  });

  test('made of anything else is nobody’s', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readToken(text, 'secret', NOW)).toBe('forged');
      }),
    );
    expect(readToken(`${token}.more`, 'secret', NOW)).toBe('forged');
  });
});
