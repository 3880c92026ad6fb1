import { expect, test } from 'vitest';
import { phoneLink } from './phone.ts';

test('a number is shown in pairs that stay together, and dialled from anywhere', () => {
  expect(phoneLink('02 61 91 37 41')).toEqual({
    display: '02\u00a061\u00a091\u00a037\u00a041',
    large: '02 61 91 37 41',
    href: 'tel:+33261913741',
  });
});
