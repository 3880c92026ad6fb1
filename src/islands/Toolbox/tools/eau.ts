export { eau as make } from '#site/domain/tools/eau.ts';

import { frenchAmount } from '#site/domain/amounts.ts';
import { bars, type Draw, numberIn, resultText } from '../drawing.ts';
import { united } from '../words.ts';

/** The thermometers run from here. */
const COLDEST_C = -100;
const WARMEST_C = 60;

const height = (celsius: number) => (celsius - COLDEST_C) / (WARMEST_C - COLDEST_C);

/** What each drain gives in a day; or two dew points, each a thermometer lying down. */
export const draw: Draw = (scene) => {
  const { mode, outcome, words } = scene;
  if (mode.id === 'condensats')
    return outcome.results['totalLPerDay'] === undefined
      ? undefined
      : bars(scene, ['coolerLPerDay', 'dryerLPerDay', 'residualLPerDay'], ['residualLPerDay']);
  const [here, other] = [
    numberIn(outcome.values, 'dewPointC'),
    numberIn(outcome.results, 'dewPointOtherC'),
  ];
  if (Number.isNaN(other)) return undefined;
  const text = `${words.tool.fields['dewPointC']}\u00a0: ${united(frenchAmount(here), '°C')}`;
  return {
    kind: 'rows',
    rows: [
      { text, bar: height(here) },
      { text: resultText(scene, 'dewPointOtherC'), bar: Math.max(0, height(other)) },
    ],
  };
};
