import { useEffect, useRef } from 'react';
import type { PlantFaults, PlantTexts } from '#site/domain/plant.ts';
import {
  isAsked,
  PLANT_FIELD_NAMES,
  PLANT_FIELDS,
  type PlantField,
} from '#site/domain/plantFields.ts';
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

const PRICE = PLANT_FIELD_NAMES.indexOf('eurosPerKwh');
const LOAD = PLANT_FIELD_NAMES.slice(0, PRICE);
const FINE = PLANT_FIELD_NAMES.slice(PRICE + 1);

/** Amounts that make the bill, the load told in one of two ways, and behind a fold those that say more about it. */
export function Controls({ words, texts, faults, isLive, onChange }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const hidesFault = FINE.some((field) => faults[field]);
  // Only opens it: closing is left to the visitor.
  useEffect(() => {
    if (hidesFault && fold.current) fold.current.open = true;
  }, [hidesFault]);
  const { isCounted } = texts;
  const amounts = (fields: readonly PlantField[]) =>
    fields
      .filter((field) => isAsked(field, isCounted))
      .map((field) => (
        <Amount
          key={field}
          field={field}
          words={words}
          text={texts[field]}
          fault={faults[field]}
          onChange={(text) => onChange({ [field]: text })}
        />
      ));
  const tellOtherwise = () => {
    onChange({ isCounted: !isCounted });
    // The fields change above the button: on to the first of them, once it is there.
    const { name } = PLANT_FIELDS[isCounted ? 'loadPercent' : 'loadedHours'];
    setTimeout(() => document.getElementById(name)?.focus());
  };
  return (
    <div className={`needs-script ${styles.amounts}`}>
      {amounts(LOAD)}
      <button type="button" className={styles.other} onClick={tellOtherwise}>
        {isCounted ? words.givePower : words.countHours}
      </button>
      {amounts(['eurosPerKwh'])}
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
