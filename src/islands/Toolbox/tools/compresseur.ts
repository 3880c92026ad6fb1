export { compresseur as make } from '#site/domain/tools/compresseur.ts';

import { bars, type Draw } from '../drawing.ts';

export const draw: Draw = (scene) => {
  if (scene.mode.id === 'chaleur')
    return scene.outcome.results['euros'] === undefined
      ? undefined
      : bars(scene, ['usefulMwh', 'gasMwhPcs'], ['gasMwhPcs']);
  if (scene.outcome.results['savingEuros'] === undefined) return undefined;
  return bars(scene, ['isentropicSavingPercent', 'compressorSavingPercent', 'demandSavingPercent']);
};
