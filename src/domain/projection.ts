import type { Point } from './geometry.ts';

const RADIANS = Math.PI / 180;

/**
 * Longitude and latitude → the plane of the map of France we draw (Web Mercator, fitted on the
 * centroids of the departments: 0.15 units rms).
 */
export function project(longitude: number, latitude: number): Point {
  return [
    2379.08 * longitude * RADIANS + 215.57,
    2467.63 - 2370.97 * Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)),
  ];
}
