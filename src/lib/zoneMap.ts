import type { Region } from '#site/content/regions.ts';
import { branchOf, NEIGHBOURS, NETWORK } from '#site/domain/departments.ts';
import { centreOf, clip, type Point, type Ring, toPath } from '#site/domain/geometry.ts';
import { PREFECTURES } from '#site/domain/prefectures.ts';
import { project } from '#site/domain/projection.ts';
import { drawDepartments, FRAME, SCALE, toMap } from './departmentShapes.ts';
import { zoneHighlight } from './zoneHighlight.ts';

interface MapDepartment {
  readonly code: string;
  readonly color: Region['color'];
  readonly path: string;
  readonly label: Point;
  /** Its prefecture, and the pipe that leads there from Paris. */
  readonly dot: Point | undefined;
  readonly branch: string;
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

/** From one point towards another. */
function step([x, y]: Point, [toX, toY]: Point, length: number): Point {
  const distance = Math.hypot(toX - x, toY - y) || 1;
  return [
    Math.round(x + (length * (toX - x)) / distance),
    Math.round(y + (length * (toY - y)) / distance),
  ];
}

/** Off the border: Alençon's dot would lie on two departments. */
const INLAND = 9;

/** So close to Paris that a number must step away from it, and out of the way of the pipe to the south. */
const RING = 90;

/** Closer to the pipe's middle than its wall: Évry is served by the pipe that passes through it. */
const onMain = ([x, y]: Point, [mainX]: Point): Point => [Math.abs(x - mainX) < 12 ? mainX : x, y];

/** Placed by hand: between a border, a dot and pipes there is room in one spot only. */
const PLACED: Readonly<Record<string, Point>> = {
  '61': [290, 500],
  '78': [624, 414],
  '91': [735, 556],
  '95': [768, 365],
};

/** A number that would stand on its town's dot steps aside, up or down, and away from the pipe that comes from Paris. */
function place(
  centre: Point,
  town: Point | undefined,
  paris: Point,
): Pick<MapDepartment, 'label' | 'dot'> {
  const dot = town && onMain(step(town, centre, INLAND), paris);
  if (dot && Math.hypot(dot[0] - paris[0], dot[1] - paris[1]) < RING) {
    const [x, y] = step(centre, paris, -12);
    const isOnDot = Math.abs(x - dot[0]) < 30 && Math.abs(y - dot[1]) < 30;
    if (isOnDot) return { label: [dot[0] + 36, y], dot };
    return { label: [Math.abs(x - paris[0]) < 36 ? paris[0] - 36 : x, y], dot };
  }
  const isClose =
    dot !== undefined && Math.abs(dot[0] - centre[0]) < 50 && Math.abs(dot[1] - centre[1]) < 40;
  if (!isClose) return { label: centre, dot };
  const aside = dot[1] > centre[1] ? -34 : 34;
  const away = Math.sign(dot[0] - paris[0]) * 22;
  return { label: [centre[0] + away, dot[1] + aside], dot };
}

/** As pipes are laid: straight along the main, then one turn of 45°. */
function branch([x, y]: Point, [toX, toY]: Point): string {
  const [across, down] = [toX - x, toY - y];
  const isFlat = Math.abs(across) > Math.abs(down);
  const turn = isFlat
    ? `H${toX - Math.sign(across) * Math.abs(down)}`
    : `V${toY - Math.sign(down) * Math.abs(across)}`;
  return `M${x} ${y}${turn}L${toX} ${toY}`;
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
      const isParis = code === '75';
      const { label, dot } = place(centreOf(rings), town && scaled(project(...town)), paris);
      return {
        code,
        color,
        path: toPath(rings),
        label: isParis ? paris : (PLACED[code] ?? label),
        dot: isParis ? paris : dot,
        branch: dot && !isParis ? branch(paris, dot) : '',
      };
    }),
    paris,
    highlight: zoneHighlight([...isCovered]),
  };
}

/** The borders are a file of their own, so that the text above the map does not wait for them. */
export function bordersFile({ viewBox, neighbours, departments }: ZoneMapData): string {
  const border = (id: string, path: string) =>
    `<path id="${id}" d="${path}" vector-effect="non-scaling-stroke"/>`;
  const ours = departments.map(({ code, path }) => border(code, path)).join('');
  const pipe = (id: string, path: string) => `<path id="${id}" d="${path}"/>`;
  const branches = departments.map(({ code, branch }) => pipe(branchOf(code), branch)).join('');
  const network = pipe(NETWORK, departments.map(({ branch }) => branch).join(''));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${border(NEIGHBOURS, neighbours)}${ours}${network}${branches}</svg>`;
}
