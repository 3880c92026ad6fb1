import { AmountField } from '#site/components/AmountField.tsx';
import { Choice } from '#site/components/Choice.tsx';
import { frenchAmount } from '#site/domain/amounts.ts';
import { type Fault, type Input, readInput } from '#site/domain/tools/input.ts';
import { splitUnit } from '#site/domain/typedUnit.ts';
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
const MAX_CHARACTERS = 24;

type Part<K extends Input['kind']> = Omit<Props, 'input'> & {
  readonly input: Extract<Input, { kind: K }>;
};

function Choices({ name, input, words, text, onChange }: Part<'choice'>) {
  const isOffered = input.options.map(String).includes(text);
  return (
    <Choice
      label={words.tool.fields[name] ?? ''}
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
    </Choice>
  );
}

/** Sizes that are sold under a name: one of them fills the field. */
function Presets({ input, words, text, onChange }: Part<'number'>) {
  const { presetsLabel, presetsNone } = words.kit;
  return (
    <Choice
      label={presetsLabel}
      value={input.presets?.find(([, value]) => frenchAmount(value) === text)?.[1] ?? ''}
      onChange={({ target }) => target.value && onChange(frenchAmount(Number(target.value)))}
    >
      <option value="">{presetsNone}</option>
      {input.presets?.map(([preset, value]) => (
        <option key={preset} value={value}>
          {preset}
        </option>
      ))}
    </Choice>
  );
}

/** One input with its name, its unit and what is wrong with it. Renders cells of a grid of three columns. */
export function Field(props: Props) {
  const { name, input, words, text, fault, onChange } = props;
  if (input.kind === 'choice') return <Choices {...props} input={input} />;
  const isNumber = input.kind === 'number';
  // Keypads of decimals have neither a minus nor letters.
  const keys = isNumber && !input.chosen && input.min >= 0 ? 'decimal' : undefined;
  /** Once it is left, the number alone, in the unit that stands beside it. */
  const settle = () => {
    const reading = readInput(name, input, { [name]: text });
    if (keys && splitUnit(text)[1] && 'value' in reading)
      onChange(frenchAmount(Number(reading.value)));
  };
  return (
    <>
      <AmountField
        id={name}
        name={name}
        label={words.tool.fields[name] ?? ''}
        hint={words.tool.hints[name]}
        unit={isNumber ? input.unit : ''}
        type={isNumber ? 'text' : 'date'}
        inputMode={keys}
        onBlur={settle}
        value={text}
        maxLength={isNumber ? MAX_CHARACTERS : undefined}
        error={fault && faultSentence(words.kit.faults, fault, input)}
        onChange={onChange}
      />
      {isNumber && input.presets && <Presets {...props} input={input} />}
    </>
  );
}
