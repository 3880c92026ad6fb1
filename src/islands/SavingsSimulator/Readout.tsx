import type { ReactNode } from 'react';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Readings } from '#site/components/Readings.tsx';
import { toQuery } from '#site/domain/plantQuery.ts';
import { Plot } from './Plot.tsx';
import { type Found, sayResult, sayRows } from './said.ts';
import type { SimulatorWords } from './words.ts';

interface Props {
  words: SimulatorWords;
  found: Found;
  isLive: boolean;
  /** For ears, once it has rested. */
  spoken: string | undefined;
  /** What to do with the result. */
  children: ReactNode;
}

/** The screen of the cabinet: of what the result is made, and how we know. */
export function Readout({ words, found, isLive, spoken, children }: Props) {
  const { detail } = sayResult(words.result, found);
  // Until the visitor uses the simulator, its values are only an example: the link does not carry them.
  const query = isLive && found ? `?${toQuery(found.plant)}` : '';
  return (
    <>
      <p>{detail}</p>
      <Plot words={words.plot} estimate={found?.estimate} />
      <Readings readings={sayRows(words, found)} fold={words.more} />
      <ButtonLink
        href={`/contact${query}#devis`}
        // Back from the form, the values are in this page's address. Not earlier: a new address makes
        // browsers ask for the icon again, and nothing is to leave them while one simulates.
        onClick={() => query && history.replaceState(history.state, '', query + location.hash)}
      >
        {words.action}
      </ButtonLink>
      {children}
      {/* No role: an empty status is read out as one with the page. */}
      {isLive && (
        <p className="visually-hidden" aria-live="polite" aria-atomic="true">
          {spoken}
        </p>
      )}
    </>
  );
}
