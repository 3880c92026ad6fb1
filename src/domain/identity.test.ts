import { describe, expect, test } from 'vitest';
import { fictionReason, isRealSiren, isShippedLogo, vatOf } from './identity.ts';

describe('the identity', () => {
  test.each([
    'Aérance',
    'https://www.aerance.example',
    'contact@aerance.example',
    '01 99 00 24 48',
    '123 456 789',
    'FR 32 123 456 789',
    'VigieAir suit débit et pression.',
  ])('%s is fictional', (value) => {
    expect(fictionReason(value)).toBeDefined();
  });

  test.each([
    'Dupont Air',
    'https://www.dupont-air.fr',
    'contact@dupont-air.fr',
    '02 35 00 00 00',
    '732 829 320',
    'FR 44 732 829 320',
  ])('%s could be real', (value) => {
    expect(fictionReason(value)).toBeUndefined();
  });

  test('the drawing of the shipped name is known, and no other', () => {
    expect(isShippedLogo('<svg role="img" aria-label="Logo Aérance">')).toBe(true);
    expect(isShippedLogo('<svg role="img" aria-label="Logo Dupont Air">')).toBe(false);
  });

  test('a SIREN carries a check digit and gives its VAT number', () => {
    expect(isRealSiren('732 829 320')).toBe(true);
    expect(isRealSiren('732 829 321')).toBe(false);
    // (12 + 3 × (123456789 mod 97)) mod 97 = (12 + 3 × 39) mod 97 = 32
    expect(vatOf('123 456 789')).toBe('FR 32 123 456 789');
  });
});
