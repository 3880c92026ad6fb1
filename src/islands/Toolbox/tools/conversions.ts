export { conversions as make } from '#site/domain/tools/conversions.ts';

import { bars, type Draw } from '../drawing.ts';

/** The same air, as many cubic metres as each convention counts; the same pressure from absolute zero. */
export const draw: Draw = (scene) => {
  if (scene.outcome.results[scene.mode.id === 'debit' ? 'kgPerHour' : 'barA'] === undefined)
    return undefined;
  if (scene.mode.id === 'debit')
    return bars(scene, ['nm3PerHour', 'fadM3PerHour', 'siteM3PerHour', 'lineM3PerHour']);
  return bars(scene, ['barA', 'barG']);
};
