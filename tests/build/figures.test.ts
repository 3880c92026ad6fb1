import { expect, test } from 'vitest';
import { readTexts, strayFigures } from '../support/strayFigures.ts';

test('no source and no text types a figure of figures.yaml', () => {
  expect(readTexts().length).toBeGreaterThan(100);
  expect(strayFigures()).toEqual([]);
});
