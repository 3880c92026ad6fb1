import type { SimulatorContent } from '#site/content/simulator.ts';

export type SimulatorWords = SimulatorContent;
export type Preset = SimulatorContent['presets'][number];
