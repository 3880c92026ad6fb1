import { describe, expect, test } from 'vitest';
import { EMPTY_VALUES, errorsInOrder, type LeadValues } from './lead.ts';
import { FIELDS } from './leadFields.ts';
import { parseLead } from './parseLead.ts';

const given = (values: Partial<LeadValues>): LeadValues => ({
  ...EMPTY_VALUES,
  lastName: 'Benali',
  phone: '01 99 00 24 48',
  ...values,
});
const errorsOf = (values: Partial<LeadValues>) => {
  const parsed = parseLead(given(values));
  return parsed.ok ? [] : errorsInOrder(parsed.errors).map(([field]) => field);
};

test('a name and a phone are enough, and so are a name and an e-mail', () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({ phone: '', email: 'k.benali@laiterie.example' })).toEqual([]);
  expect(errorsOf({ phone: '', email: '' })).toEqual(['phone']);
  expect(errorsOf({ lastName: '  ', phone: '' })).toEqual(['lastName', 'phone']);
});

describe('text is kept as typed', () => {
  test.each([
    ['  O’Brien-Ñoño  ', 'O’Brien-Ñoño'],
    ['e\u0301te\u0301', 'été'],
    ['👩‍🔧 <script>', '👩‍🔧 <script>'],
    ['\u202eabc', '\u202eabc'],
  ])('%s', (typed, kept) => {
    const parsed = parseLead(given({ lastName: typed }));
    expect(parsed).toMatchObject({ ok: true, lead: { lastName: kept } });
  });

  test('lines of a message end in LF', () => {
    const parsed = parseLead(given({ message: 'un\r\ndeux\rtrois\n\ttab' }));
    expect(parsed).toMatchObject({ ok: true, lead: { message: 'un\ndeux\ntrois\n\ttab' } });
  });
});

describe('refused', () => {
  test.each(['\0', '\x1b[31m', '\x85', '\ud800'])('unprintable %j', (text) => {
    expect(errorsOf({ message: `avant ${text} après` })).toEqual(['message']);
  });

  test.each([
    ...['a@b', 'a b@c.fr', 'a@b.fr, c@d.fr', 'x: v@y.fr', 'a@@b.fr', '<a@b.fr>'],
    '=?utf-8?Q?chef=40usine.fr?=@b.fr',
  ])('the e-mail %s', (email) => {
    expect(errorsOf({ email })).toEqual(['email']);
  });

  test.each(['1234567', 'appelez-moi', '+', '0'.repeat(21)])('the phone %s', (phone) => {
    expect(errorsOf({ phone })).toEqual(['phone']);
  });

  test('an unknown type of request, a line break in a name', () => {
    expect(errorsOf({ requestType: 'pirate' })).toEqual(['requestType']);
    expect(errorsOf({ company: 'A\nB' })).toEqual(['company']);
  });
});

// Other numbers: typedPhone.test.ts.
test('what is written around a number is kept, and marks that nobody sees are not', () => {
  const parsed = parseLead(given({ phone: '\u202a06 39 98 12 34 (Paul)\u202c' }));
  expect(parsed).toMatchObject({ ok: true, lead: { phone: '06 39 98 12 34 (Paul)' } });
});

test.each(['josé+usine@société.fr', "o'neil@sub.example.com"])('the e-mail %s is one', (email) => {
  expect(errorsOf({ email })).toEqual([]);
});

test('lengths are counted as maxlength counts them', () => {
  const { max } = FIELDS.lastName;
  expect(errorsOf({ lastName: 'a'.repeat(max) })).toEqual([]);
  expect(errorsOf({ lastName: 'a'.repeat(max + 1) })).toEqual(['lastName']);
  expect(errorsOf({ lastName: '🔧'.repeat(max / 2) })).toEqual([]);
  expect(errorsOf({ lastName: '🔧'.repeat(max / 2 + 1) })).toEqual(['lastName']);
});
