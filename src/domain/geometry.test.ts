import { describe, expect, test } from 'vitest';
import { centreOf, clip, parseRings, quantize, type Ring, simplify, toPath } from './geometry.ts';

const SQUARE: Ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe('path data into rings', () => {
  test('steps are relative, and a ring starts from where the last one began', () => {
    expect(parseRings('m 1,2 3,0 0,4 z m 10,10 1,0 0,1 z')).toEqual([
      [
        [1, 2],
        [4, 2],
        [4, 6],
      ],
      [
        [11, 12],
        [12, 12],
        [12, 13],
      ],
    ]);
  });

  test('numbers may be negative, decimal, in powers of ten, or stand without a space', () => {
    expect(parseRings('m 1.5-2,1e-1,.5z')).toEqual([
      [
        [1.5, -2],
        [1.6, -1.5],
      ],
    ]);
  });
});

test('whole units, and no point twice in a row, the end of the ring included', () => {
  const fine: Ring = [
    [0.2, 0],
    [0.4, 0.1],
    [9.6, 0],
    [10.4, 9.9],
    [0.1, 0.4],
  ];
  expect(quantize(fine)).toEqual([
    [10, 0],
    [10, 10],
    [0, 0],
  ]);
});

describe('simplification', () => {
  const flat: Ring = [[0, 0], [5, 0.1], ...SQUARE.slice(1)];

  test('drops a point that hardly matters, keeps corners', () => {
    expect(simplify(flat, 1, () => false)).toEqual(SQUARE);
  });

  test('keeps a fixed point, however flat', () => {
    expect(simplify(flat, 1, ([x]) => x === 5)).toEqual(flat);
  });

  test('never leaves less than four points', () => {
    expect(simplify(SQUARE, 1000, () => false)).toEqual(SQUARE);
  });

  test('two neighbours keep the same points of their border, whichever way they run', () => {
    const border: Ring = [
      [0, 0],
      [3, 1],
      [6, 0.2],
      [9, 1.4],
      [12, 0.1],
      [15, 2],
      [20, 0],
    ];
    const above: Ring = [...border, [20, -30], [0, -30]];
    const below: Ring = [...border.toReversed(), [0, 30], [20, 30]];
    const isEnd = ([x, y]: Ring[number]) => y === 0 && (x === 0 || x === 20);
    const onBorder = (ring: Ring) =>
      simplify(ring, 4, isEnd)
        .filter(([, y]) => Math.abs(y) < 10)
        .toSorted(([a], [b]) => a - b);
    expect(onBorder(above)).toEqual(onBorder(below));
    expect(onBorder(above).length).toBeLessThan(border.length);
  });
});

test('rings into the shortest path data, and back', () => {
  const path = toPath([
    SQUARE,
    [
      [3, 4],
      [2, 4],
      [2, 3],
    ],
  ]);
  expect(path).toBe('M0,0l10,0 0,10-10,0zM3,4l-1,0 0-1z');
  expect(parseRings(path.toLowerCase().replaceAll('l', ' '))[0]).toEqual(SQUARE);
});

test('the centre is that of the box around all rings', () => {
  expect(
    centreOf([
      SQUARE,
      [
        [30, -10],
        [20, 4],
      ],
    ]),
  ).toEqual([15, 0]);
});

describe('what lies in a box', () => {
  test('a ring inside stays, one outside is gone', () => {
    expect(clip(SQUARE, [0, 0], [10, 10])).toEqual(SQUARE);
    expect(clip(SQUARE, [20, 0], [30, 10])).toEqual([]);
  });

  test('a ring across the edge is cut along it', () => {
    expect(new Set(clip(SQUARE, [-5, -5], [4, 6]).map(String))).toEqual(
      new Set(['0,0', '4,0', '4,6', '0,6']),
    );
  });
});
