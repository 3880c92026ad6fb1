import { describe, expect, test } from 'vitest';
import { coverArea } from './crop.ts';

const box = { width: 400, height: 200 };

describe('the part of a picture that fills a box', () => {
  test.each([
    ['all of it, when the shape is the same', 1200, 600, 1, [0, 0, 1200, 600]],
    ['the whole width of a tall one', 1200, 900, 1, [0, 150, 1200, 600]],
    ['the whole height of a wide one', 2000, 600, 1, [400, 0, 1200, 600]],
    ['half of it, enlarged twice', 1200, 600, 2, [300, 150, 600, 300]],
  ])('is %s', (_name, width, height, zoom, [left, top, w, h]) => {
    const area = coverArea({ width, height }, box, { x: 0.5, y: 0.5, zoom });
    expect(area).toEqual({ left, top, width: w, height: h });
  });

  test('is at the edge one asks for, and never beyond it', () => {
    const picture = { width: 1201, height: 907 };
    for (const [x, y] of [[0, 0] as const, [1, 1] as const]) {
      const { left, top, width, height } = coverArea(picture, box, { x, y, zoom: 1.3 });
      expect([left, top]).toEqual([x * (1201 - width), y * (907 - height)]);
    }
  });
});
