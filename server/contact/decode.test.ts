import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBody } from './decode.ts';

const form = (text: string) => decodeBody(Buffer.from(text), 'form');
const json = (text: string) => decodeBody(Buffer.from(text), 'json');

test('a form is read as browsers write it', () => {
  const fields = form('nom=O%27Brien&message=deux%0D%0Alignes+et+%C3%A9t%C3%A9&vide=');
  expect(fields).toEqual(
    new Map([
      ['nom', "O'Brien"],
      ['message', 'deux\r\nlignes et été'],
      ['vide', ''],
    ]),
  );
});

test('of a name given twice, the first counts', () => {
  expect(form('nom=a&nom=b')?.get('nom')).toBe('a');
});

test('fields that the form does not have take nothing from those that it has', () => {
  const others = Array.from({ length: 5000 }, (_, index) => `f${index}=1`).join('&');
  expect(form(`${others}&nom=a&${others}`)?.get('nom')).toBe('a');
});

test('names from the prototype are only names', () => {
  const fields = form('__proto__=x&constructor=y');
  expect(fields?.get('__proto__')).toBe('x');
  expect(fields?.get('toString')).toBeUndefined();
});

describe('refused', () => {
  test.each(['nom=%ff', 'nom=%C3', 'nom=%', 'nom=%zz', 'nom=%ED%A0%80'])('the form %s', (text) => {
    expect(form(text)).toBeUndefined();
  });

  test('bytes that are no UTF-8', () => {
    expect(decodeBody(Buffer.from([0x61, 0x3d, 0xff]), 'form')).toBeUndefined();
  });

  test.each(['', '[]', 'null', '"nom"', '{"nom":', '3'])('the JSON %s', (text) => {
    expect(json(text)).toBeUndefined();
  });
});

test('of JSON, only texts are fields', () => {
  expect([...(json('{"nom":"a","age":3,"x":null,"y":["z"]}') ?? [])]).toEqual([['nom', 'a']]);
});

test('whatever text is sent, it is read back exactly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const body = new URLSearchParams({ message: text }).toString();
      expect(form(body)?.get('message')).toBe(text);
      expect(json(JSON.stringify({ message: text }))?.get('message')).toBe(text);
    }),
  );
});

test('bytes that are no text are refused, and text is never read with a hole in it', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 400 }),
      fc.constantFrom('nom=', '{"nom":"a"}'),
      (bytes, start) => {
        const body = Buffer.concat([Buffer.from(start), bytes]);
        const read = [...(decodeBody(body, 'form')?.entries() ?? [])].flat().join('');
        expect(read).not.toContain('\uFFFD');
        if (!isUtf8(body)) expect(read).toBe('');
        // Nothing may follow a JSON object but space.
        const rest = Buffer.from(bytes).toString();
        if (rest.trim() !== '') expect(decodeBody(body, 'json')).toBeUndefined();
      },
    ),
  );
});
