export { compresseur as make } from '#site/domain/tools/compresseur.ts';

import { createElement } from 'react';
import {
  amount,
  type Draw,
  numberIn,
  partNames,
  resultText,
  type Scene,
  together,
} from '../drawing.ts';
import { Dial } from '../drawings/Dial.tsx';
import { drawFlow } from '../drawings/flow.ts';
import { drawRows } from '../drawings/rows.ts';

/** Both set-points on the gauge, and what each step saves, one after the other. */
function lowered(scene: Scene) {
  const { values, results } = scene.outcome;
  const [bar, oldBar] = [numberIn(values, 'targetBar'), numberIn(values, 'pressureBar')];
  const first = numberIn(results, 'compressorSavingPercent');
  const both = first + numberIn(results, 'demandSavingPercent');
  return together(
    {
      picture: createElement(Dial, { key: 'dial', bar, oldBar }),
      told: [`${amount(oldBar, 'bar')} → ${amount(bar, 'bar')}`],
    },
    drawRows([
      { text: resultText(scene, 'compressorSavingPercent'), bar: [0, first / both] },
      { text: resultText(scene, 'demandSavingPercent'), bar: [first / both, 1], tone: 'mine' },
    ]),
  );
}

/** Where the electricity goes: useful heat, heat without a use, and the rest. */
function heat(scene: Scene) {
  const { values } = scene.outcome;
  const [power, water] = [numberIn(values, 'powerKw'), numberIn(values, 'waterPercent')];
  const [source, ...names] = partNames(scene);
  const useful = (water * numberIn(values, 'usefulPercent')) / 100;
  return drawFlow({
    source: `${source}\u00a0: ${amount(power, 'kW')}`,
    parts: [useful, water - useful, 100 - water].map((percent, index) => ({
      text: `${names[index]}\u00a0: ${amount((power * percent) / 100, 'kW')}`,
      percent,
    })),
  });
}

export const draw: Draw = (scene) => {
  const { results } = scene.outcome;
  if (results['euros'] !== undefined) return heat(scene);
  return results['savingEuros'] === undefined ? undefined : lowered(scene);
};
