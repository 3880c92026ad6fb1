export { eau as make } from '#site/domain/tools/eau.ts';

import { amount, type Draw, numberIn, resultValue, type Scene } from '../drawing.ts';
import { drawVessels } from '../drawings/vessels.ts';

/** The thermometers run from here. */
const COLDEST_C = -100;
const WARMEST_C = 60;
const DRAINS = ['coolerLPerDay', 'dryerLPerDay', 'residualLPerDay'];

const height = (celsius: number) => Math.max(0, (celsius - COLDEST_C) / (WARMEST_C - COLDEST_C));

/** A measuring glass under each drain, and one for what stays in the air. */
function glasses(scene: Scene) {
  const litres = DRAINS.map((key) => numberIn(scene.outcome.results, key));
  const most = Math.max(...litres, Number.MIN_VALUE);
  return drawVessels(
    DRAINS.map((key, index) => ({
      name: scene.words.tool.results[key] ?? '',
      value: resultValue(scene, key),
      shape: 'glass',
      level: (litres[index] ?? 0) / most,
    })),
  );
}

function thermometers(scene: Scene) {
  const { outcome, words } = scene;
  const here = numberIn(outcome.values, 'dewPointC');
  const other = numberIn(outcome.results, 'dewPointOtherC');
  const zero = height(0);
  const name = (key: string, bar: string) =>
    `${key}, ${amount(numberIn(outcome.values, bar), 'bar')}`;
  const { dewPointC = '' } = words.tool.fields;
  return drawVessels([
    {
      name: name(dewPointC, 'pressureBar'),
      value: amount(here, '°C'),
      shape: 'thermometer',
      level: height(here),
      zero,
    },
    {
      name: name(words.tool.results['dewPointOtherC'] ?? '', 'otherBar'),
      value: resultValue(scene, 'dewPointOtherC'),
      shape: 'thermometer',
      level: height(other),
      zero,
    },
  ]);
}

export const draw: Draw = (scene) => {
  const { results } = scene.outcome;
  if (scene.mode.id === 'condensats')
    return results['totalLPerDay'] === undefined ? undefined : glasses(scene);
  return results['dewPointOtherC'] === undefined ? undefined : thermometers(scene);
};
