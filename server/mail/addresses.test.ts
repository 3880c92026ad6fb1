import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_VALUES } from '#site/domain/lead.ts';
import { parseLead } from '#site/domain/parseLead.ts';
import { headerName, isMailbox, mailtoHref, telHref } from './addresses.ts';

describe('a number to dial', () => {
  test.each([
    ['06 39 98 12 34', 'tel:+33639981234'],
    ['06.39.98.12.34', 'tel:+33639981234'],
    ['+33 (0)6 39 98 12 34', 'tel:+33639981234'],
    ['0033 6 39 98 12 34', 'tel:+33639981234'],
    ['0639981234 poste 12', 'tel:+33639981234'],
    ['06 39 98 12 34 / 02 99 00 24 48', 'tel:+33639981234'],
    ['+32 2 555 12 12', 'tel:+3225551212'],
    ['3949', 'tel:3949'],
    ['06 39 98', 'tel:063998'],
    ['demandez Paul', undefined],
    ['1', undefined],
    ['+33+6', undefined],
    ['', undefined],
  ])('%s', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });
});

test('an odd address cannot add anybody to a link', () => {
  expect(mailtoHref('a?bcc=b&c@d.example')).toBe('mailto:a%3Fbcc%3Db%26c@d.example');
  expect(mailtoHref('a@b.example,c@d.example')).toBeUndefined();
});

test('a name keeps its letters and loses its tricks', () => {
  expect(headerName("Zoë d'Ô-Nguyễn")).toBe("Zoë d'Ô-Nguyễn");
  expect(headerName('a\r\nb\u202ec\u2028d\u0000')).toBe('a b c d');
});

test('a hundred kilobytes are judged without trying every way to read them', () => {
  const started = performance.now();
  for (const piece of ['a', '@', '.', 'a@', ' '])
    expect(isMailbox(piece.repeat(100_000))).toBe(false);
  // A thousandth of that, even on a busy machine, unless each character is compared with each.
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('whoever gave an address that the form takes can be written to', () => {
  const piece = fc.oneof(
    fc.constantFrom('a', 'é', '.', '-', '@', '\u200b', '\u202a', '\u00ad', '\ufeff', ' ', ',', '"'),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  );
  const email = fc
    .tuple(fc.array(piece, { maxLength: 8 }), fc.constantFrom('', '@usine.example'))
    .map(([pieces, domain]) => pieces.join('') + domain);
  let taken = 0;
  fc.assert(
    fc.property(email, (typed) => {
      const parsed = parseLead({
        ...EMPTY_VALUES,
        lastName: 'Martin',
        phone: '3949 3949',
        email: typed,
      });
      if (!parsed.ok || parsed.lead.email === '' || typed.includes('=?')) return;
      taken += 1;
      expect(isMailbox(parsed.lead.email), JSON.stringify(typed)).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(taken).toBeGreaterThan(100);
});
