import { number } from './input.ts';
import { isDeclared } from './pressureVessel.ts';
import { mode, tool } from './tool.ts';

/** Litres, as French makers sell them; remembered, to be checked with a catalogue. */
const SOLD_LITRES = [
  100, 150, 200, 270, 300, 500, 750, 900, 1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000, 10_000,
];
/** A computed 2000.0000001 is sold as 2000. */
const ROUNDING_LITRES = 1e-6;

const SOLD = { commercialL: 'l', psV: 'bar·l', declaration: 'flag' } as const;

/** The vessel to buy, and whether its commissioning is to be declared. */
function soldFor(litres: number, designBar: number) {
  const commercialL = SOLD_LITRES.find((sold) => sold >= litres - ROUNDING_LITRES);
  if (commercialL === undefined)
    return { commercialL, psV: undefined, declaration: undefined } as const;
  const declaration = isDeclared(designBar, commercialL);
  return { commercialL, psV: designBar * commercialL, declaration };
}

const designBar = number('bar', [4, 40], 11);
const demand = (start: number) => number('m³/min', [0.1, 500], start);
const supply = (start: number) => number('m³/min', [0, 500], start);
const high = (start: number) => number('bar', [1, 39], start);
const low = (start: number) => number('bar', [0.5, 38], start);

const SEVERAL_ABOVE = Math.max(...SOLD_LITRES);

const tampon = mode({
  id: 'tampon',
  inputs: {
    demandM3Min: demand(12),
    supplyM3Min: supply(8),
    seconds: number('s', [1, 3600], 30),
    highBar: high(7.5),
    lowBar: low(6.5),
    designBar,
  },
  results: { volumeL: 'l', ...SOLD },
  limits: [
    { code: 'aboveDesign', of: (v) => v.highBar - v.designBar, above: 0 },
    {
      code: 'compressorSuffices',
      of: (v) => v.demandM3Min - v.supplyM3Min,
      atMost: 0,
      stops: true,
    },
    { code: 'lowNotBelowHigh', of: (v) => v.highBar - v.lowBar, atMost: 0, stops: true },
    { code: 'severalVessels', of: (_, { volumeL }) => volumeL, above: SEVERAL_ABOVE },
    { code: 'declaration', when: (_, { declaration }) => declaration },
  ],
  solve: (v) => {
    const missingM3 = (v.seconds / 60) * (v.demandM3Min - v.supplyM3Min);
    const volumeL = (1000 * missingM3) / (v.highBar - v.lowBar);
    return { volumeL, ...soldFor(volumeL, v.designBar) };
  },
});

const autonomie = mode({
  id: 'autonomie',
  inputs: {
    volumeL: number('l', [10, 200_000], 2000),
    demandM3Min: demand(5),
    supplyM3Min: supply(0),
    highBar: high(7),
    lowBar: low(5.5),
    designBar,
  },
  results: { seconds: 's' },
  limits: [
    { code: 'aboveDesign', of: (v) => v.highBar - v.designBar, above: 0 },
    {
      code: 'compressorSuffices',
      of: (v) => v.demandM3Min - v.supplyM3Min,
      atMost: 0,
      stops: true,
    },
    { code: 'lowNotBelowHigh', of: (v) => v.highBar - v.lowBar, atMost: 0, stops: true },
  ],
  solve: (v) => {
    const storedM3 = (v.volumeL / 1000) * (v.highBar - v.lowBar);
    return { seconds: (60 * storedM3) / (v.demandM3Min - v.supplyM3Min) };
  },
});

const cycles = mode({
  id: 'cycles',
  inputs: {
    compressorM3Min: demand(10),
    demandM3Min: { ...demand(6), meaning: 'average' },
    cyclesPerHour: number('', [4, 120], 20),
    unloadBar: high(7.5),
    loadBar: low(6.5),
    designBar,
  },
  results: { volumeL: 'l', worstVolumeL: 'l', ...SOLD },
  limits: [
    { code: 'aboveDesign', of: (v) => v.unloadBar - v.designBar, above: 0 },
    {
      code: 'demandNotBelowCompressor',
      of: (v) => v.compressorM3Min - v.demandM3Min,
      atMost: 0,
      stops: true,
    },
    { code: 'lowNotBelowHigh', of: (v) => v.unloadBar - v.loadBar, atMost: 0, stops: true },
    { code: 'severalVessels', of: (_, { worstVolumeL }) => worstVolumeL, above: SEVERAL_ABOVE },
    { code: 'declaration', when: (_, { declaration }) => declaration },
  ],
  solve: (v) => {
    const volumeAt = (load: number) =>
      (60_000 * v.compressorM3Min * load * (1 - load)) /
      (v.cyclesPerHour * (v.unloadBar - v.loadBar));
    // A machine loads most often when demand is half of what it gives.
    const worstVolumeL = volumeAt(0.5);
    return {
      volumeL: volumeAt(v.demandM3Min / v.compressorM3Min),
      worstVolumeL,
      ...soldFor(worstVolumeL, v.designBar),
    };
  },
});

export const cuve = () => tool('cuve', tampon, autonomie, cycles);
