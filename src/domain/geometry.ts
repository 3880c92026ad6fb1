export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

/** SVG path data made of relative moves and lines only ("m x,y dx,dy … z") → closed rings. */
export function parseRings(path: string): Ring[] {
  let position: Point = [0, 0];
  return path
    .split('z')
    .filter((part) => part.includes('m'))
    .map((part) => {
      const numbers = (part.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
      const ring: Point[] = [];
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        position = [position[0] + (numbers[index] ?? 0), position[1] + (numbers[index + 1] ?? 0)];
        ring.push(position);
      }
      // After "z" the pen is back where the ring began.
      position = ring[0] ?? position;
      return ring;
    });
}

const isSame = (a: Point | undefined, b: Point | undefined): boolean =>
  a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** Whole units, without the points that fall on their neighbour. */
export function quantize(ring: Ring): Ring {
  const rounded = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  return rounded.filter((point, index) => !isSame(point, rounded.at(index - 1)));
}

function triangleArea([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

/**
 * One pass of simplification: drops each point that matters less than both of its neighbours. Two
 * neighbours share their border point by point, so both drop the same ones and no gap opens.
 */
export function simplify(ring: Ring, minArea: number, isFixed: (point: Point) => boolean): Ring {
  const at = (index: number): Point => ring[(index + ring.length) % ring.length] ?? [0, 0];
  const area = (index: number) =>
    isFixed(at(index))
      ? Number.POSITIVE_INFINITY
      : triangleArea(at(index - 1), at(index), at(index + 1));
  const kept = ring.filter((_point, index) => {
    const own = area(index);
    return own >= minArea || own > area(index - 1) || own > area(index + 1);
  });
  return kept.length < 4 ? ring : kept;
}

/** Rings of whole numbers → the shortest path data: relative, no needless separators. */
export function toPath(rings: readonly Ring[]): string {
  return rings
    .map((ring) => {
      const [start = [0, 0], ...rest] = ring;
      let previous: Point = start;
      const steps = rest.map((point) => {
        const step = `${point[0] - previous[0]},${point[1] - previous[1]}`;
        previous = point;
        return step;
      });
      return `M${start.join(',')}l${steps.join(' ')}z`;
    })
    .join('')
    .replaceAll(',-', '-')
    .replaceAll(' -', '-');
}

/** The middle of the box around some rings: where a label stands. */
export function centreOf(rings: readonly Ring[]): Point {
  const xs = rings.flatMap((ring) => ring.map(([x]) => x));
  const ys = rings.flatMap((ring) => ring.map(([, y]) => y));
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** The part of a ring inside an edge: `depth` is how far a point is inside. */
function cut(ring: Ring, depth: (point: Point) => number): Ring {
  return ring.flatMap((point, index) => {
    const previous = ring.at(index - 1) ?? point;
    const [before, here] = [depth(previous), depth(point)];
    const part = before / (before - here);
    const crossing: Point = [
      Math.round(previous[0] + part * (point[0] - previous[0])),
      Math.round(previous[1] + part * (point[1] - previous[1])),
    ];
    const enters = before < 0 !== here < 0 ? [crossing] : [];
    return here < 0 ? enters : [...enters, point];
  });
}

/** What of a ring lies in a box, given by two corners (Sutherland and Hodgman, 1974). */
export function clip(ring: Ring, [left, top]: Point, [right, bottom]: Point): Ring {
  return [
    ([x]: Point) => x - left,
    ([, y]: Point) => y - top,
    ([x]: Point) => right - x,
    ([, y]: Point) => bottom - y,
  ].reduce(cut, ring);
}
