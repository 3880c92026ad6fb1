import { Co2 } from '#site/components/Co2.tsx';
import { euros, megawattHours, tonnes } from '#site/domain/amounts.ts';
import { amountOf, type Plant } from '#site/domain/plant.ts';
import type { Estimate } from '#site/domain/savings.ts';
import styles from './Rows.module.css';
import type { SimulatorWords } from './words.ts';

interface Props {
  words: SimulatorWords['rows'];
  plant: Plant | undefined;
  estimate: Estimate | undefined;
}

/** What a row says while the fields make no plant. */
const NOTHING = '–';

function rowsOf({ words, plant, estimate }: Props): (readonly [term: string, value: string])[] {
  const value = (text: (found: Estimate) => string) => (estimate ? text(estimate) : NOTHING);
  const isMeasured = plant?.leakPercent !== undefined;
  const age = plant && amountOf('ageYears', plant.ageYears);
  return [
    [isMeasured ? words.leaksKnown : words.leaks, value(({ leaks }) => euros(leaks))],
    [
      age === undefined ? words.age : `${words.age} (${words.here}\u00a0${age})`,
      value(({ oldSurplus }) => (oldSurplus ? euros(oldSurplus) : words.ageNone)),
    ],
    [
      words.heat,
      value(
        ({ heatKwh, hotWaterKwh }) =>
          `${megawattHours(heatKwh)}, ${words.ofWhich}\u00a0${megawattHours(hotWaterKwh)} ${words.water}`,
      ),
    ],
    [words.co2, value(({ savedCo2Tonnes }) => tonnes(savedCo2Tonnes))],
    [
      words.investment,
      value(
        ({ investment, ceeMost }) => `${euros(investment)}, ${words.cee}\u00a0${euros(ceeMost)}`,
      ),
    ],
  ];
}

/** Where the money goes, and what else there is to gain. Renders a <dl>. */
export function Rows(props: Props) {
  return (
    <dl className={styles.rows}>
      {rowsOf(props).map(([term, value]) => [
        <dt key={term}>
          <Co2 text={term} />
        </dt>,
        <dd key={`${term} =`}>{value}</dd>,
      ])}
    </dl>
  );
}
