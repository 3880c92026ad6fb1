import { type ComponentProps, createElement } from 'react';
import type { Drawing } from '../drawing.ts';
import { Timeline } from './Timeline.tsx';

export const drawTimeline = (timeline: ComponentProps<typeof Timeline>): Drawing => ({
  picture: createElement(Timeline, { key: 'timeline', ...timeline }),
  told: timeline.events.map(({ name, day }) => `${name} ${day}`),
});
