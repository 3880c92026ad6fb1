import { useState } from 'react';
import type { Plant } from '#site/domain/plant.ts';
import { toQuery } from '#site/domain/plantQuery.ts';
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
  const [answer, setAnswer] = useState<{ of: string; text: string }>();
  const query = plant && toQuery(plant);
  const copy = async (of: string) => {
    const address = new URL(`/?${of}#simulateur`, location.href).href;
    // Said again, it must be heard again.
    setAnswer(undefined);
    try {
      await navigator.clipboard.writeText(address);
      setAnswer({ of, text: words.copied });
    } catch {
      // No leave to write: there it is, to be copied by hand.
      setAnswer({ of, text: `${words.copyFailed} ${address}` });
    }
  };
  return (
    <div className={`needs-script ${styles.tools}`}>
      {query !== undefined && (
        <>
          <button type="button" onClick={() => copy(query)}>
            {words.copy}
          </button>
          <button type="button" onClick={printAlone}>
            {words.print}
          </button>
          <p role="status">{answer?.of === query && answer?.text}</p>
        </>
      )}
    </div>
  );
}
