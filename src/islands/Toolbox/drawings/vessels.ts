import { createElement } from 'react';
import type { Drawing } from '../drawing.ts';
import { type Vessel, Vessels } from './Vessels.tsx';

export const drawVessels = (vessels: readonly Vessel[]): Drawing => ({
  picture: createElement(Vessels, { key: 'vessels', vessels }),
  told: vessels.map(({ name, value }) => `${name}\u00a0: ${value}`),
});
