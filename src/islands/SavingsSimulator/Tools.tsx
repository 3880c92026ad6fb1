import { useState } from 'react';
import { type Plant, toQuery } from '#site/domain/plant.ts';
import styles from './Tools.module.css';
import type { SimulatorWords } from './words.ts';

interface Props {
  words: Pick<SimulatorWords, 'copy' | 'copied' | 'copyFailed' | 'print'>;
  /** Unknown until there is a result to take away; the place is kept. */
  plant: Plant | undefined;
}

/** The sheet holds the simulator and how to reach us: styles/print.css. */
function printAlone(): void {
  const { dataset } = document.documentElement;
  dataset['print'] = 'simulateur';
  addEventListener(
    'afterprint',
    () => {
      delete dataset['print'];
    },
    { once: true },
  );
  print();
}

/** A result to keep: its address, or a sheet of paper. */
export function Tools({ words, plant }: Props) {
  const [answer, setAnswer] = useState('');
  const copy = async (query: string) => {
    const address = new URL(`/?${query}#simulateur`, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setAnswer(words.copied);
    } catch {
      // No leave to write: there it is, to be copied by hand.
      setAnswer(`${words.copyFailed} ${address}`);
    }
  };
  return (
    <div className={`needs-script ${styles.tools}`}>
      {plant && (
        <>
          <button type="button" onClick={() => copy(toQuery(plant))}>
            {words.copy}
          </button>
          <button type="button" onClick={printAlone}>
            {words.print}
          </button>
          <p role="status">{answer}</p>
        </>
      )}
    </div>
  );
}
