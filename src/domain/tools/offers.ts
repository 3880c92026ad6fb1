import { amountIn, type FlowUnit, isNormal, kgPerHourIn, site, unitAfter } from './airFlow.ts';
import { mode } from './tool.ts';

/** Hundredths below which two flows are the same: offers are rounded too. */
const SAME_PERCENT = 0.05;

interface Air {
  readonly altitudeM: number;
  readonly siteC: number;
  readonly sitePercent: number;
}

/** What a compressor draws in: a volume, whatever the air weighs there (ISO 1217). */
const isDrawn = (unit: string): boolean => unit === 'cfm' || unit.startsWith('fad');

/** The visitor's air, once it is told, is not that of the convention: 20 °C, 1 bar absolute, dry. */
const isTold = (air: Air): boolean =>
  (['altitudeM', 'siteC', 'sitePercent'] as const).some((key) => air[key] !== site[key].default);

/** Two offers as the air they give on the site, in cubic metres of the convention. */
export const devis = mode({
  id: 'devis',
  inputs: {
    ...{ value: amountIn('unit'), unit: unitAfter('value', 'nm3PerHour') },
    otherValue: amountIn('otherUnit'),
    otherUnit: unitAfter('otherValue', 'fadM3PerHour'),
    ...site,
  },
  results: { morePercent: '%', firstM3PerHour: 'm³/h', secondM3PerHour: 'm³/h' },
  limits: [
    {
      code: 'nothingToCompare',
      of: (v) => Math.min(v.value, v.otherValue),
      atMost: 0,
      stops: true,
    },
    { code: 'firstIsMore', of: (_, found) => apart(found), above: SAME_PERCENT },
    { code: 'secondIsMore', of: (_, found) => apart(found), below: -SAME_PERCENT },
    { code: 'offersAgree', when: (_, found) => Math.abs(apart(found)) <= SAME_PERCENT },
    {
      code: 'drawnOnSite',
      when: (v) => isTold(v) && [v.unit, v.otherUnit].some(isDrawn),
    },
    { code: 'plainCfm', when: (v) => v.unit === 'cfm' || v.otherUnit === 'cfm' },
    { code: 'otherNormalMetre', when: (v) => isNormal(v.unit, v.otherUnit) },
  ],
  solve: ({ value, unit, otherValue, otherUnit, ...conditions }) => {
    const carried = kgPerHourIn(conditions);
    const drawn = isTold(conditions) ? carried.siteM3PerHour / carried.fadM3PerHour : 1;
    const given = (amount: number, of: FlowUnit) =>
      (amount * carried[of] * (isDrawn(of) ? drawn : 1)) / carried.fadM3PerHour;
    const [first, second] = [given(value, unit), given(otherValue, otherUnit)];
    return {
      morePercent: 100 * (Math.max(first, second) / Math.min(first, second) - 1),
      firstM3PerHour: first,
      secondM3PerHour: second,
    };
  },
});

/** Hundredths; below zero where the second has more. */
function apart(found: {
  readonly morePercent: number | undefined;
  readonly firstM3PerHour: number | undefined;
  readonly secondM3PerHour: number | undefined;
}): number {
  const { morePercent = 0, firstM3PerHour = 0, secondM3PerHour = 0 } = found;
  return firstM3PerHour < secondM3PerHour ? -morePercent : morePercent;
}
