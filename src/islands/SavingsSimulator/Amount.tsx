import { AmountField } from '#site/components/AmountField.tsx';
import { frenchAmount } from '#site/domain/amounts.ts';
import { amountOf, type Fault, readAmount } from '#site/domain/plant.ts';
import { PLANT_FIELDS, type PlantField } from '#site/domain/plantFields.ts';
import { MAX_CHARACTERS } from '#site/domain/plantQuery.ts';
import styles from './Amount.module.css';
import { sayFault } from './said.ts';
import { sliderId } from './useSimulation.ts';
import type { SimulatorWords } from './words.ts';

interface Props {
  field: PlantField;
  words: SimulatorWords;
  text: string;
  fault: Fault | undefined;
  onChange: (text: string) => void;
}

/** An amount to type, its unit, mostly a slider for the same. Renders cells of a grid of three columns. */
export function Amount({ field, words, text, fault, onChange }: Props) {
  const { name, unit, slider } = PLANT_FIELDS[field];
  const { label } = words.fields[field];
  const value = readAmount(field, text);
  const isKnown = !Number.isNaN(value);
  return (
    <AmountField
      id={name}
      label={label}
      unit={unit}
      value={text}
      maxLength={MAX_CHARACTERS}
      error={fault && sayFault(field, fault, words)}
      onChange={onChange}
    >
      {slider && (
        <input
          className={styles.slider}
          id={sliderId(name)}
          type="range"
          min={slider.from}
          max={slider.to}
          step={slider.step}
          value={isKnown ? Math.min(slider.to, Math.max(slider.from, value)) : slider.from}
          onChange={({ target }) => onChange(frenchAmount(target.valueAsNumber))}
          data-unknown={isKnown ? undefined : ''}
          aria-label={label}
          aria-valuetext={isKnown ? amountOf(field, value) : words.unknown}
        />
      )}
    </AmountField>
  );
}
