import type { ToolFigures } from '#site/domain/tools/energy.ts';

/** Fixed figures for tests: the owner's may change. */
export const TOOL_FIGURES: ToolFigures = {
  eurosPerKwh: 0.15,
  co2GramsPerKwh: 52,
  gasCo2GramsPerKwh: 227,
  hotWaterPercent: 72,
};
