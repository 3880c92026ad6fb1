import { azote } from './azote.ts';
import { compresseur } from './compresseur.ts';
import { conversions } from './conversions.ts';
import { cuve } from './cuve.ts';
import { eau } from './eau.ts';
import { echeances } from './echeances.ts';
import type { ToolFigures } from './energy.ts';
import { fuites } from './fuites.ts';
import type { Tool } from './tool.ts';
import { tuyauterie } from './tuyauterie.ts';
import { vide } from './vide.ts';

/** Every tool, in the order of the index. */
const MAKERS = {
  fuites,
  tuyauterie,
  cuve,
  conversions,
  compresseur,
  eau,
  azote,
  vide,
  echeances,
} satisfies Record<string, (figures: ToolFigures) => Tool>;

export type ToolId = keyof typeof MAKERS;

const isToolId = (id: string): id is ToolId => Object.hasOwn(MAKERS, id);
export const TOOL_IDS: readonly ToolId[] = Object.keys(MAKERS).filter(isToolId);

export const toolOf = (id: ToolId, figures: ToolFigures): Tool => MAKERS[id](figures);
