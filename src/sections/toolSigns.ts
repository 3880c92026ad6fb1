import type { SignName } from '#site/components/Sign.tsx';

/** The instrument that stands for each page of the toolbox; a gauge for the others. */
const TOOL_SIGNS: Readonly<Record<string, SignName>> = {
  fuites: 'exhaust',
  tuyauterie: 'reducer',
  cuve: 'receiver',
  conversions: 'flowMeter',
  compresseur: 'branchCompressor',
  eau: 'waterTrap',
  azote: 'branchSeparator',
  vide: 'branchVacuumPump',
  'fiche-de-secours': 'shutOff',
};

export const toolSign = (id: string): SignName => TOOL_SIGNS[id] ?? 'gauge';
