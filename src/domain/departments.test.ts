import { expect, test } from 'vitest';
import { isDepartmentCode } from './departments.ts';

test('department codes are those of metropolitan France', () => {
  for (const code of ['01', '19', '21', '75', '95', '2A', '2B'])
    expect(isDepartmentCode(code)).toBe(true);
  for (const code of ['00', '20', '96', '99', '1', '2C', '975', 'AB', ''])
    expect(isDepartmentCode(code)).toBe(false);
});
