import { frenchAmount, parseAmount } from '#site/domain/amounts.ts';
import {
  amountOf,
  type Fault,
  MOST_CHARACTERS,
  PLANT_FIELDS,
  type PlantField,
} from '#site/domain/plant.ts';
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
  const { least, most, from } = PLANT_FIELDS[field];
  const amount = (value: number) => amountOf(field, value);
  if (fault === 'tooLow') return `${words.atLeast} ${amount(least)}.`;
  if (fault === 'tooHigh')
    return `${words.atMost} ${amount(most)}\u00a0: ${words.fields[field].limit}`;
  const example: Partial<Record<PlantField, number>> = words.example;
  return `${words.unreadable} ${amount(example[field] ?? from)}.`;
}

/** An amount to type, its unit, a slider for the same. Renders cells of a grid of three columns. */
export function Amount({ field, words, text, fault, onChange }: Props) {
  const { name, unit, from, to, step } = PLANT_FIELDS[field];
  const { label } = words.fields[field];
  const value = parseAmount(text);
  const isKnown = !Number.isNaN(value);
  const errorId = fault && `${name}-erreur`;
  return (
    <>
      <label className={styles.name} htmlFor={name}>
        {label}
      </label>
      <input
        className={styles.value}
        id={name}
        type="text"
        value={text}
        onChange={({ target }) => onChange(target.value)}
        aria-label={`${label} (${unit})`}
        aria-invalid={fault && true}
        aria-describedby={errorId}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MOST_CHARACTERS}
      />
      {unit}
      <input
        className={styles.slider}
        id={sliderId(name)}
        type="range"
        min={from}
        max={to}
        step={step}
        value={isKnown ? Math.min(to, Math.max(from, value)) : from}
        onChange={({ target }) => onChange(frenchAmount(target.valueAsNumber))}
        data-unknown={isKnown ? undefined : ''}
        aria-label={label}
        aria-valuetext={isKnown ? amountOf(field, value) : words.unknown}
      />
      {fault && (
        <p className={styles.error} id={errorId}>
          {explain(field, fault, words)}
        </p>
      )}
    </>
  );
}
