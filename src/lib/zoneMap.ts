import type { Region } from '#site/content/regions.ts';
import { NEIGHBOURS } from '#site/domain/departments.ts';
import { centreOf, clip, type Point, type Ring, toPath } from '#site/domain/geometry.ts';
import { PREFECTURES } from '#site/domain/prefectures.ts';
import { project } from '#site/domain/projection.ts';
import { drawDepartments, FRAME, SCALE, toMap } from './departmentShapes.ts';
import { zoneHighlight } from './zoneHighlight.ts';

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
  /** The file that holds each border under its department's code. */
  readonly borders: string;
  readonly neighbours: string;
  readonly departments: readonly MapDepartment[];
  readonly paris: Point;
  /** Styles for the page that shows the map. */
  readonly highlight: string;
}

const scaled = (point: Point): Point => {
  const [x, y] = toMap(point);
  return [Math.round(x), Math.round(y)];
};

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

/** Our neighbours end a little past the frame, where nobody sees their cut edge. */
const EDGE = 10;
const inFrame = (ring: Ring): Ring =>
  clip(ring, [-EDGE, -EDGE], [FRAME.width * SCALE + EDGE, FRAME.height * SCALE + EDGE]);

/** The map as a few paths, drawn at build time from the real borders. */
export function zoneMap(regions: readonly Region[]): ZoneMapData {
  const covered = regions.flatMap(({ color, departments }) =>
    departments.map(({ code }) => ({ code, color })),
  );
  const isCovered = new Set(covered.map(({ code }) => code));
  const paths = drawDepartments(isCovered);

  const paris = scaled(project(2.3522, 48.8566));

  return {
    viewBox: `0 0 ${FRAME.width * SCALE} ${FRAME.height * SCALE}`,
    borders: '/carte.svg',
    neighbours: toPath(
      [...paths]
        .filter(([code]) => !isCovered.has(code))
        .flatMap(([, rings]) => rings.map(inFrame))
        .filter((ring) => ring.length > 2),
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
    highlight: zoneHighlight([...isCovered]),
  };
}

/** The borders, apart from the page: nobody waits for them to read what stands above the map. */
export function bordersFile({ viewBox, neighbours, departments }: ZoneMapData): string {
  const border = (id: string, path: string) =>
    `<path id="${id}" d="${path}" vector-effect="non-scaling-stroke"/>`;
  const ours = departments.map(({ code, path }) => border(code, path)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${border(NEIGHBOURS, neighbours)}${ours}</svg>`;
}
