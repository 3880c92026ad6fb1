import { expect, test } from 'vitest';
import { svgSize } from './svgSize.ts';

test('a drawing is as wide and high as its viewBox says', () => {
  expect(svgSize('<svg viewBox="0 0 276 64.5">')).toEqual({ width: 276, height: 64.5 });
  expect(svgSize('<svg>')).toEqual({ width: 1, height: 1 });
});
