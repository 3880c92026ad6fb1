import { expect, test } from 'vitest';
import { say } from '../support/notices.ts';
import { strayFigures } from '../support/strayFigures.ts';
import { isDelivered } from './isDelivered.ts';

// A number may be somebody's fact and our figure at once: only the delivered texts are known to have none.
test('a figure typed in a text is told, and is a fault in the delivered texts', () => {
  const strays = strayFigures();
  for (const stray of strays) say(`${stray} : un chiffre de figures.yaml, à citer par son nom ?`);
  if (isDelivered) expect(strays).toEqual([]);
});
