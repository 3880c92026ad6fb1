import { expect, test } from 'vitest';
import { declarationState } from './declaration.ts';

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
