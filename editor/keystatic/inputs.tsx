import { NumberField } from '@keystar/ui/number-field';
import { Item, Picker } from '@keystar/ui/picker';
import { TextArea, TextField } from '@keystar/ui/text-field';
import type { InputProps } from './leaf.tsx';

/** Keys of a list may not be empty. */
const NOTHING = '∅';

export function TextInput({ plan, value, onChange, autoFocus, problem }: InputProps<string>) {
  const isLong = plan.kind !== 'text' || plan.multiline;
  const Field = isLong ? TextArea : TextField;
  return (
    <Field
      label={plan.label}
      description={plan.hint || undefined}
      value={value}
      onChange={onChange}
      autoFocus={autoFocus}
      errorMessage={problem}
    />
  );
}

const LINES = {
  texts: 'Un par ligne.',
  numbers: 'Un nombre par ligne.',
  table: 'Une ligne du tableau par ligne, les cellules séparées par |.',
};

export function LinesInput(props: InputProps<string>) {
  const { plan } = props;
  const how = plan.kind === 'numbers' || plan.kind === 'table' ? LINES[plan.kind] : LINES.texts;
  return <TextInput {...props} plan={{ ...plan, hint: `${how} ${plan.hint}`.trim() }} />;
}

export function NumberInput({
  plan,
  value,
  onChange,
  autoFocus,
  problem,
}: InputProps<number | null>) {
  return (
    <NumberField
      label={plan.label}
      description={plan.hint || undefined}
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
      formatOptions={{ useGrouping: false, maximumFractionDigits: 6 }}
      autoFocus={autoFocus}
      errorMessage={problem}
    />
  );
}

export function ChoiceInput({ plan, value, onChange, autoFocus, problem }: InputProps<string>) {
  const options = plan.kind === 'choice' ? [...plan.options] : [];
  return (
    <Picker
      label={plan.label}
      description={plan.hint || undefined}
      items={options.map(([key, name]) => ({ key: key || NOTHING, name }))}
      selectedKey={value || NOTHING}
      onSelectionChange={(key) => onChange(key === NOTHING ? '' : String(key))}
      autoFocus={autoFocus}
      errorMessage={problem}
    >
      {({ key, name }) => <Item key={key}>{name}</Item>}
    </Picker>
  );
}
