export { conversions as make } from '#site/domain/tools/conversions.ts';

import { ATMOSPHERE } from '#site/domain/tools/air.ts';
import { type Draw, numberIn, resultText, resultValue, type Scene } from '../drawing.ts';
import { drawRows } from '../drawings/rows.ts';
import { drawVessels } from '../drawings/vessels.ts';

const VOLUMES = ['nm3PerHour', 'fadM3PerHour', 'siteM3PerHour', 'lineM3PerHour'];

/** The same air, as a cube of what each convention counts. */
function cubes(scene: Scene) {
  const volumes = VOLUMES.map((key) => numberIn(scene.outcome.results, key));
  const most = Math.max(...volumes, Number.MIN_VALUE);
  return drawVessels(
    VOLUMES.map((key, index) => ({
      name: scene.words.tool.results[key] ?? '',
      value: resultValue(scene, key),
      shape: 'cube',
      level: Math.cbrt((volumes[index] ?? 0) / most),
    })),
  );
}

/** Two offers, side by side. */
function offers(scene: Scene) {
  const keys = ['firstM3PerHour', 'secondM3PerHour'];
  const flows = keys.map((key) => numberIn(scene.outcome.results, key));
  return drawRows(
    keys.map((key, index) => ({
      text: resultText(scene, key),
      bar: [0, (flows[index] ?? 0) / Math.max(...flows)],
      tone: flows[index] === Math.max(...flows) ? 'mine' : undefined,
    })),
  );
}

/** The same pressure from absolute zero, and from the atmosphere on. */
function scales(scene: Scene) {
  const absolute = numberIn(scene.outcome.results, 'barA');
  const whole = Math.max(absolute, ATMOSPHERE) * 1.05;
  const [here, air] = [absolute / whole, ATMOSPHERE / whole];
  return drawRows([
    { text: resultText(scene, 'barA'), bar: [0, here], limit: air },
    {
      text: resultText(scene, 'barG'),
      bar: [Math.min(here, air), Math.max(here, air)],
      limit: air,
      tone: 'mine',
    },
  ]);
}

export const draw: Draw = (scene) => {
  if (scene.mode.id === 'debit')
    return scene.outcome.results['kgPerHour'] === undefined ? undefined : cubes(scene);
  if (scene.mode.id === 'devis')
    return scene.outcome.results['morePercent'] === undefined ? undefined : offers(scene);
  return scene.outcome.results['barA'] === undefined ? undefined : scales(scene);
};
