import { euros, frenchAmount, megawattHours, tonnes, withUnit } from '#site/domain/amounts.ts';
import { productLine } from '#site/domain/estimateLine.ts';
import { amountOf, type Fault, type Plant, type PlantFaults } from '#site/domain/plant.ts';
import { PLANT_FIELD_NAMES, PLANT_FIELDS, type PlantField } from '#site/domain/plantFields.ts';
import type { Estimate } from '#site/domain/savings.ts';
import type { SimulatorWords } from './words.ts';

/** A plant and its result; neither while a field is invalid. */
export type Found = { readonly plant: Plant; readonly estimate: Estimate } | undefined;

interface Result {
  readonly label: string;
  readonly headline: string;
  /** Never apart from the headline. */
  readonly note?: string;
  readonly detail: string;
}

/** The result in words: no more is promised than the age and the leaks allow. */
export function sayResult(words: SimulatorWords['result'], found: Found): Result {
  if (!found)
    return { label: words.savings, headline: words.impossible, detail: words.impossibleDetail };
  const { plant, estimate } = found;
  const bill = `${euros(estimate.cost)} ${words.perYear}\u00a0: ${productLine(plant, estimate)}.`;
  if (estimate.outlook === 'wellKept')
    return {
      label: words.wellKept,
      headline: words.wellKeptRange,
      note: words.wellKeptNote,
      detail: `${words.cost} ${bill} ${words.wellKeptOnly}`,
    };
  const [label, caution] =
    estimate.outlook === 'general'
      ? [words.general, words.generalNote]
      : [words.savings, words.only];
  return { label, headline: euros(estimate.savings), detail: `${words.of} ${bill} ${caution}` };
}

/** What is wrong with an amount. */
export function sayFault(field: PlantField, fault: Fault, words: SimulatorWords): string {
  const { min, max, unit } = PLANT_FIELDS[field];
  const amount = (value: number) => amountOf(field, value);
  if (fault === 'tooLow') return `${words.atLeast} ${amount(min)}.`;
  const { limit } = words.fields[field];
  if (fault === 'tooHigh')
    // What bounds the loaded hours is beside them.
    return field === 'loadedHours' ? limit : `${words.atMost} ${amount(max)}\u00a0: ${limit}`;
  const example: Partial<Plant> = { ...words.example, ...words.counters };
  const expected = fault === 'otherUnit' ? `${words.otherUnit} ${unit}. ` : '';
  return `${expected}${words.unreadable} ${amount(example[field] ?? min)}.`;
}

/** The same with the field's name, for those who do not see where it stands; nothing where all is well. */
function sayFirstFault(faults: PlantFaults, words: SimulatorWords): string | undefined {
  const field = PLANT_FIELD_NAMES.find((name) => faults[name]);
  const fault = field && faults[field];
  return fault && `${words.fields[field].label}\u00a0: ${sayFault(field, fault, words)}`;
}

/** What is wrong, or else the whole result, in one go. */
export function sayAloud(words: SimulatorWords, faults: PlantFaults, found: Found): string {
  const { label, headline, note = '', detail } = sayResult(words.result, found);
  return sayFirstFault(faults, words) ?? `${label}\u00a0: ${headline}. ${note} ${detail}`;
}

/** What a row says while the fields make no plant. */
const NOTHING = '–';

function leaksTerm(words: SimulatorWords['rows'], found: Found): string {
  const term = found?.plant.leakPercent === undefined ? words.leaks : words.leaksKnown;
  // More is lost than could be saved in all: that asks for a reason.
  const isMore = found && found.estimate.leaks.high > found.estimate.savings.low;
  if (!isMore) return term;
  // From counters, the idling that would stay is already left out.
  return `${term}. ${found.estimate.idleCost === undefined ? words.leaksStay : words.leaksStayCounted}`;
}

/** Known from counters: how much of the bill makes no air. */
function idleRow({ rows, result }: SimulatorWords, found: Found): readonly Row[] {
  if (found?.estimate.idleCost === undefined) return [];
  const { idleCost, cost } = found.estimate;
  const part = withUnit(frenchAmount(Math.round((100 * idleCost) / cost)), '%');
  return [[rows.idle, `${euros(idleCost)} ${result.perYear}, ${part} ${rows.ofCost}`]];
}

/** Below this, the amount in euros is left out: it would not be worth the paperwork. */
const MIN_CEE_EUROS = 1000;

const certificates = (words: SimulatorWords['rows'], maxCee: number): string =>
  maxCee < MIN_CEE_EUROS
    ? `${words.cee}, ${words.ceeIf}`
    : `${words.cee} (${euros(maxCee)}), ${words.ceeIf}`;

type Row = readonly [term: string, value: string];

/** Where the money goes, and what else there is to gain. */
export function sayRows(words: SimulatorWords, found: Found): readonly Row[] {
  const { rows, result } = words;
  const yearly = (amount: string) => `${amount} ${result.perYear}`;
  const value = (text: (estimate: Estimate) => string) => (found ? text(found.estimate) : NOTHING);
  /** Shown only if the general range itself is shown. */
  const saved = (text: (estimate: Estimate) => string) =>
    value((estimate) => (estimate.outlook === 'wellKept' ? rows.unsure : text(estimate)));
  const years = found?.plant.ageYears;
  return [
    [leaksTerm(rows, found), value(({ leaks }) => yearly(euros(leaks)))],
    ...idleRow(words, found),
    [
      years === undefined
        ? rows.age
        : `${rows.age} (${rows.here}\u00a0${amountOf('ageYears', years)})`,
      value(({ oldSurplus }) => (oldSurplus ? yearly(euros(oldSurplus)) : rows.ageNone)),
    ],
    [
      rows.heat,
      value(
        ({ heatKwh, hotWaterKwh }) =>
          `${yearly(megawattHours(heatKwh))}, ${rows.ofWhich}\u00a0${megawattHours(hotWaterKwh)} ${rows.water}`,
      ),
    ],
    [rows.co2, saved(({ savedCo2Tonnes }) => yearly(tonnes(savedCo2Tonnes)))],
    [
      rows.investment,
      saved(({ investment, maxCee }) => `${euros(investment)}, ${certificates(rows, maxCee)}`),
    ],
  ];
}
