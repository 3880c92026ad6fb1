import { describe, expect, test } from 'vitest';
import { isFresh, isOutdated, readRange } from './conditions.ts';

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

  test.each([
    [undefined, false],
    ['"a"', false],
    ['"x", "a"', false],
    ['*', false],
    ['W/"a"', true],
    ['"b"', true],
    ['', true],
  ])('with If-Match %s is outdated: %s', (header, outdated) => {
    expect(isOutdated(header, '"a"')).toBe(outdated);
  });
});

describe('of ten bytes', () => {
  test.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=2-5', { first: 2, last: 5 }],
    ['bytes=2-', { first: 2, last: 9 }],
    ['bytes=9-99999', { first: 9, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-99', { first: 0, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,3-4', 'whole'],
    [`bytes=${Array.from({ length: 1000 }, () => '0-').join()}`, 'whole'],
    ['bytes=0-9999999999999999999', 'whole'],
    ['items=0-1', 'whole'],
    ['bytes=a-b', 'whole'],
  ])('"%s" is %o', (header, span) => {
    expect(readRange(header, 10)).toEqual(span);
  });
});
