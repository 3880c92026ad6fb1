import { type ComponentProps, createElement } from 'react';
import type { Drawing } from '../drawing.ts';
import { Flow } from './Flow.tsx';

export const drawFlow = (flow: ComponentProps<typeof Flow>): Drawing => ({
  picture: createElement(Flow, { key: 'flow', ...flow }),
  told: [flow.source, ...flow.parts.map(({ text }) => text)],
});
