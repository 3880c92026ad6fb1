import type { Fault } from '#site/domain/tools/input.ts';
import type { Mode, Tool } from '#site/domain/tools/tool.ts';
import styles from './Controls.module.css';
import { Field } from './Field.tsx';
import type { Words } from './words.ts';

interface Props {
  tool: Tool;
  mode: Mode;
  words: Words;
  texts: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, Fault>>;
  onChange: (key: string, text: string) => void;
}

function Modes({ tool, mode, words, onChange }: Omit<Props, 'texts' | 'faults'>) {
  return (
    <fieldset className={styles.modes}>
      <legend>{words.kit.modesLabel}</legend>
      {tool.modes.map(({ id }) => (
        <label key={id}>
          <input
            type="radio"
            name="mode"
            value={id}
            checked={id === mode.id}
            onChange={() => onChange('mode', id)}
          />
          {words.tool.modes[id]?.label}
        </label>
      ))}
    </fieldset>
  );
}

/** The question, where there are several, then what it asks for. */
export function Controls(props: Props) {
  const { tool, mode, words, texts, faults, onChange } = props;
  // Today's date comes from the browser: it is not a field.
  const asked = Object.entries(mode.inputs).filter(([, { default: start }]) => start !== 'today');
  return (
    <div className={`needs-script screen-only ${styles.controls}`}>
      {tool.modes.length > 1 && <Modes {...props} />}
      <div className={styles.fields}>
        {asked.map(([key, input]) => (
          <Field
            key={key}
            name={key}
            input={input}
            words={words}
            text={texts[key] ?? ''}
            fault={faults[key]}
            onChange={(text) => onChange(key, text)}
          />
        ))}
      </div>
    </div>
  );
}
