import type { ReactNode } from 'react';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { toQuery } from '#site/domain/plantQuery.ts';
import { Plot } from './Plot.tsx';
import styles from './Readout.module.css';
import { Rows } from './Rows.tsx';
import { Spoken } from './Spoken.tsx';
import { type Found, sayResult } from './said.ts';
import type { SimulatorWords } from './words.ts';

interface Props {
  words: SimulatorWords;
  found: Found;
  isLive: boolean;
  /** What to do with the result. */
  children: ReactNode;
}

/** The screen of the cabinet: what could be saved, then of what, and how we know. */
export function Readout({ words, found, isLive, children }: Props) {
  const { label, headline, note, detail } = sayResult(words.result, found);
  // Until somebody has asked for it, the example is not theirs to send.
  const query = isLive && found ? `?${toQuery(found.plant)}` : '';
  return (
    <>
      <p className={styles.result} data-ground="screen" data-outlook={found?.estimate.outlook}>
        {`${label} `}
        <b>{headline}</b>
        {note && ` ${note}`}
      </p>
      <div className={styles.screen} data-ground="screen">
        <p>{detail}</p>
        <Plot words={words.plot} estimate={found?.estimate} />
        <Rows words={words} found={found} />
        <ButtonLink
          href={`/contact${query}#devis`}
          // Back from the form, the values are in this page's address. Not earlier: a new address makes
          // browsers ask for the icon again, and nothing is to leave them while one simulates.
          onClick={() => query && history.replaceState(history.state, '', query + location.hash)}
        >
          {words.action}
        </ButtonLink>
        {children}
        {isLive && <Spoken text={`${label}\u00a0: ${headline}. ${note ?? ''} ${detail}`} />}
      </div>
    </>
  );
}
