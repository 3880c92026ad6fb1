import { AmountField } from '#site/components/AmountField.tsx';
import { frenchAmount } from '#site/domain/amounts.ts';
import { amountOf, type Fault, type Plant, readAmount } from '#site/domain/plant.ts';
import { PLANT_FIELDS, type PlantField } from '#site/domain/plantFields.ts';
import { MAX_CHARACTERS } from '#site/domain/plantQuery.ts';
import styles from './Amount.module.css';
import { sliderId } from './useSimulation.ts';
import type { SimulatorWords } from './words.ts';

interface Props {
  field: PlantField;
  words: SimulatorWords;
  text: string;
  fault: Fault | undefined;
  onChange: (text: string) => void;
}

function explain(field: PlantField, fault: Fault, words: SimulatorWords): string {
  const { least, most } = PLANT_FIELDS[field];
  const amount = (value: number) => amountOf(field, value);
  if (fault === 'tooLow') return `${words.atLeast} ${amount(least)}.`;
  const { limit } = words.fields[field];
  if (fault === 'tooHigh')
    // What bounds the loaded hours is beside them.
    return field === 'loadedHours' ? limit : `${words.atMost} ${amount(most)}\u00a0: ${limit}`;
  const example: Partial<Plant> = { ...words.example, ...words.counters };
  return `${words.unreadable} ${amount(example[field] ?? least)}.`;
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
      text={text}
      maxLength={MAX_CHARACTERS}
      error={fault && explain(field, fault, words)}
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
