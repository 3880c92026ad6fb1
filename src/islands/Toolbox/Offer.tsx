import { useState } from 'react';
import { united } from '#site/domain/tools/display.ts';
import type { Mode } from '#site/domain/tools/tool.ts';
import styles from './Offer.module.css';
import { forget, remembered } from './plantMemory.ts';
import type { Words } from './words.ts';

interface Props {
  words: Words;
  mode: Mode;
  texts: Readonly<Record<string, string>>;
  onTake: (key: string, text: string) => void;
}

/** The plant as another tool was told it, to be taken over or forgotten. Renders a <div>, or nothing. */
export function Offer({ words, mode, texts, onTake }: Props) {
  // Read once: values typed in this tool must not be offered to it.
  const [offered, setOffered] = useState(() => remembered(mode, texts));
  if (offered.length === 0) return null;
  const { offer, take, forget: forgetLabel, note } = words.kit.plant;
  const list = offered.map(([key, text]) => {
    const input = mode.inputs[key];
    const unit = input?.kind === 'number' ? input.unit : '';
    return `${words.tool.fields[key]} ${united(text, unit)}`;
  });
  const takeAll = () => {
    for (const [key, text] of offered) onTake(key, text);
    setOffered([]);
  };
  return (
    <div className={styles.offer}>
      <p>{`${offer} ${list.join(', ')}. ${note}`}</p>
      <button type="button" onClick={takeAll}>
        {take}
      </button>
      <button
        type="button"
        onClick={() => {
          forget();
          setOffered([]);
        }}
      >
        {forgetLabel}
      </button>
    </div>
  );
}
