import { expect, test } from 'vitest';
import { isDepartmentCode, subdivisionCode } from './departments.ts';

test('department codes are those of metropolitan France', () => {
  for (const code of ['01', '19', '21', '75', '95', '2A', '2B'])
    expect(isDepartmentCode(code)).toBe(true);
  for (const code of ['00', '20', '96', '99', '1', '2C', '975', 'AB', ''])
    expect(isDepartmentCode(code)).toBe(false);
});

test('ISO 3166-2 codes are those in force', () => {
  expect(['76', '2A', '75'].map(subdivisionCode)).toEqual(['FR-76', 'FR-2A', 'FR-75C']);
});
