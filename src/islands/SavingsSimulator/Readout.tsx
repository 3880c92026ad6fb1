import type { ReactNode } from 'react';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { euros } from '#site/domain/amounts.ts';
import { productLine } from '#site/domain/estimateLine.ts';
import { type Plant, toQuery } from '#site/domain/plant.ts';
import type { Estimate } from '#site/domain/savings.ts';
import { Plot } from './Plot.tsx';
import styles from './Readout.module.css';
import { Rows } from './Rows.tsx';
import { Spoken } from './Spoken.tsx';
import type { SimulatorWords } from './words.ts';

interface Props {
  words: SimulatorWords;
  /** Unknown while a field holds what cannot be. */
  plant: Plant | undefined;
  estimate: Estimate | undefined;
  isLive: boolean;
  /** What to do with the result. */
  children: ReactNode;
}

/** The screen of the cabinet: what could be saved, then of what, and how we know. */
export function Readout({ words, plant, estimate, isLive, children }: Props) {
  const { result } = words;
  const [headline, detail] =
    plant && estimate
      ? [
          euros(estimate.savings),
          `${result.of} ${euros(estimate.cost)} ${result.perYear}\u00a0: ${productLine(plant)}. ${result.only}`,
        ]
      : [result.impossible, result.impossibleDetail];
  // Until somebody has asked for it, the example is not theirs to send.
  const query = isLive && plant ? `?${toQuery(plant)}` : '';
  return (
    <>
      <p className={styles.result} data-ground="screen">
        {`${result.savings} `}
        <b>{headline}</b>
      </p>
      <div className={styles.screen} data-ground="screen">
        <p>{detail}</p>
        <Plot words={words.plot} estimate={estimate} />
        <Rows words={words.rows} plant={plant} estimate={estimate} />
        <ButtonLink
          href={`/contact${query}#devis`}
          // Back from the form, the values are in this page's address. Not earlier: a new address makes
          // browsers ask for the icon again, and nothing is to leave them while one simulates.
          onClick={() => query && history.replaceState(history.state, '', query + location.hash)}
        >
          {words.action}
        </ButtonLink>
        {children}
        {isLive && <Spoken text={`${result.savings}\u00a0: ${headline}. ${detail}`} />}
      </div>
    </>
  );
}
