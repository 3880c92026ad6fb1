import { useEffect, useRef } from 'react';
import { PLANT_FIELD_NAMES, type PlantFaults, type PlantTexts } from '#site/domain/plant.ts';
import { Amount } from './Amount.tsx';
import styles from './Controls.module.css';
import { Presets } from './Presets.tsx';
import type { SimulatorWords } from './words.ts';

interface Props {
  words: SimulatorWords;
  texts: PlantTexts;
  faults: PlantFaults;
  isLive: boolean;
  onChange: (texts: Partial<PlantTexts>) => void;
}

const MAIN = PLANT_FIELD_NAMES.slice(0, 4);
const FINE = PLANT_FIELD_NAMES.slice(4);

/** Four amounts that make the bill, and behind a fold those that say more about it. */
export function Controls({ words, texts, faults, isLive, onChange }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const hidesFault = FINE.some((field) => faults[field]);
  // Opened only: to close it is the visitor's.
  useEffect(() => {
    if (hidesFault && fold.current) fold.current.open = true;
  }, [hidesFault]);
  const amounts = (fields: typeof MAIN) =>
    fields.map((field) => (
      <Amount
        key={field}
        field={field}
        words={words}
        text={texts[field]}
        fault={faults[field]}
        onChange={(text) => onChange({ [field]: text })}
      />
    ));
  return (
    <div className={`needs-script ${styles.amounts}`}>
      {amounts(MAIN)}
      <details ref={fold} className={styles.refine}>
        <summary>{words.refine}</summary>
        {isLive && (
          <div className={styles.amounts}>
            <Presets words={words} texts={texts} onChoose={onChange} />
            {amounts(FINE)}
          </div>
        )}
      </details>
    </div>
  );
}
