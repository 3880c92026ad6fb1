import { expect, test } from 'vitest';
import { declarationState, declaredText, hasBlank } from './declaration.ts';

test.each([
  ['à confirmer', 'open'],
  ['2026-11-20 : extrait Kbis de 2003', 'confirmed'],
  ['2026-11-20\u00a0: extrait Kbis de 2003', 'confirmed'],
  ['2026-11-20 : sans objet', 'none'],
  ['2026-11-20 : Sans objet, un sous-traitant attesté s’en charge', 'none'],
] as const)('« %s » is %s', (text, state) => {
  expect(declarationState(text)).toBe(state);
});

test.each([
  '',
  'oui',
  'À confirmer plus tard',
  'extrait Kbis de 2003',
  '2026-11-20',
  '2026-11-20 :',
  '2026-11-20 : à confirmer',
  '2026-02-30 : extrait Kbis de 2003',
  '20/11/2026 : extrait Kbis de 2003',
])('« %s » says neither', (text) => {
  expect(declarationState(text)).toBeUndefined();
});

test('is made only once it is confirmed', () => {
  const words = { confirmed: 'Attestation n° 12.', pending: 'Demandez-nous.' };
  const says = (confirmation: string) => declaredText({ ...words, confirmation });
  expect(says('2026-11-20 : attestation reçue')).toBe(words.confirmed);
  for (const confirmation of ['à confirmer', '2026-11-20 : sans objet', 'oui'])
    expect(says(confirmation)).toBe(words.pending);
});

test('has no blank left when it is whole', () => {
  expect(hasBlank('Attestation n° [numéro].')).toBe(true);
  expect(hasBlank('Attestation n° 12.')).toBe(false);
});
