import type { Point, Ring } from '#site/domain/geometry.ts';

/** Even-odd rule: a ray to the right crosses the rings an odd number of times. */
export function isInside([x, y]: Point, rings: readonly Ring[]): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([ax, ay], index) => {
      const [bx, by] = ring.at(index - 1) ?? [ax, ay];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }),
  );
  return crossings.length % 2 === 1;
}
