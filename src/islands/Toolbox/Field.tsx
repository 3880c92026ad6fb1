import { frenchAmount } from '#site/domain/amounts.ts';
import type { Fault, Input } from '#site/domain/tools/input.ts';
import styles from './Field.module.css';
import { faultSentence, optionName, type Words } from './words.ts';

interface Props {
  name: string;
  input: Input;
  words: Words;
  text: string;
  fault: Fault | undefined;
  onChange: (text: string) => void;
}

/** Longer than any value. */
const MOST_CHARACTERS = 24;

type Part<K extends Input['kind']> = Omit<Props, 'input'> & {
  readonly input: Extract<Input, { kind: K }>;
};

function Choice({ name, input, words, text, onChange }: Part<'choice'>) {
  const isOffered = input.options.map(String).includes(text);
  return (
    <select
      className={styles.choice}
      id={name}
      name={name}
      value={isOffered ? text : String(input.default)}
      onChange={({ target }) => onChange(target.value)}
    >
      {input.options.map((option) => (
        <option key={option} value={option}>
          {optionName(words, name, input, option)}
        </option>
      ))}
    </select>
  );
}

/** Sizes that are sold under a name: one of them fills the field. */
function Presets({ input, words, text, onChange }: Part<'number'>) {
  const { presetsLabel, presetsNone } = words.kit;
  return (
    <select
      className={styles.choice}
      value={input.presets?.find(([, value]) => frenchAmount(value) === text)?.[1] ?? ''}
      onChange={({ target }) => target.value && onChange(frenchAmount(Number(target.value)))}
      aria-label={presetsLabel}
    >
      <option value="">{presetsNone}</option>
      {input.presets?.map(([preset, value]) => (
        <option key={preset} value={value}>
          {preset}
        </option>
      ))}
    </select>
  );
}

/** One input with its name, its unit and what is wrong with it. Renders cells of a grid of three columns. */
export function Field(props: Props) {
  const { name, input, words, text, fault, onChange } = props;
  const label = words.tool.fields[name];
  const errorId = fault && `${name}-erreur`;
  const unit = input.kind === 'number' ? input.unit : '';
  return (
    <>
      <label className={styles.name} htmlFor={name}>
        {label}
      </label>
      {input.kind === 'choice' ? (
        <Choice {...props} input={input} />
      ) : (
        <input
          className={styles.value}
          data-kind={input.kind}
          id={name}
          name={name}
          type={input.kind === 'date' ? 'date' : 'text'}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          aria-label={unit === '' ? undefined : `${label} (${unit})`}
          aria-invalid={fault && true}
          aria-describedby={errorId}
          inputMode={input.kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={input.kind === 'number' ? MOST_CHARACTERS : undefined}
        />
      )}
      {input.kind === 'number' && unit}
      {input.kind === 'number' && input.presets && <Presets {...props} input={input} />}
      {fault && (
        <p className={styles.error} id={errorId}>
          {faultSentence(words.kit.faults, fault, input)}
        </p>
      )}
    </>
  );
}
