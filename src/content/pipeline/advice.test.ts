import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { adviceFor, advise } from './advice.ts';

const brief = advise(z.string().trim(), ({ length }) => (length > 5 ? 'long' : undefined));

describe('advice', () => {
  test('names the field, however deep it stands', () => {
    const schema = z.object({
      name: brief.describe('Nom').meta({ hint: 'Court.' }),
      list: z.array(z.object({ title: brief.optional() })),
      pair: z.tuple([brief, brief]),
    });
    const value = { name: 'too long', list: [{}, { title: 'too long' }], pair: ['ok', 'too long'] };
    expect(adviceFor(schema, value)).toEqual([
      { path: ['name'], reason: 'long' },
      { path: ['list', 1, 'title'], reason: 'long' },
      { path: ['pair', 1], reason: 'long' },
    ]);
  });

  test('is about the value as its schema leaves it', () => {
    expect(adviceFor(brief, '  short   ')).toEqual([]);
    expect(
      adviceFor(
        brief.transform((text) => text.slice(0, 5)),
        'too long',
      ),
    ).toHaveLength(1);
    const cut = z.string().transform((text) => text.slice(0, 5));
    const afterwards = advise(cut, ({ length }) => (length > 5 ? 'long' : undefined));
    expect(adviceFor(afterwards, 'too long')).toEqual([]);
  });

  test('of a whole may point at one of its fields', () => {
    const schema = advise(z.object({ a: z.string(), b: z.string() }), () => 'differs', ['b']);
    expect(adviceFor(schema, { a: '1', b: '2' })).toEqual([{ path: ['b'], reason: 'differs' }]);
  });
});
