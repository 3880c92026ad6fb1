import { describe, expect, test } from 'vitest';
import { isFresh } from './answerAsset.ts';

describe('a stored copy', () => {
  test.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"x", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
  ])('with If-None-Match %s is fresh: %s', (header, fresh) => {
    expect(isFresh(header, '"a"')).toBe(fresh);
  });
});
