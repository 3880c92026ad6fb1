import { type MouseEvent, useEffect, useState } from 'react';
import { FIELDS } from '#site/domain/leadFields.ts';
import { carriedLine } from '#site/domain/tools/carriedLine.ts';
import styles from './CarriedLine.module.css';
import type { FormWords } from './words.ts';

interface Props {
  words: FormWords['estimate'];
}

const WITHOUT = '/contact#devis';
const { name, max } = FIELDS.estimate;

/** What a tool found, to be changed or taken out before it is sent. Renders a <div>, or nothing. */
export function CarriedLine({ words }: Props) {
  const [line, setLine] = useState<string>();
  useEffect(() => setLine(carriedLine(location.search)), []);
  if (!line) return null;
  const remove = (event: MouseEvent) => {
    event.preventDefault();
    setLine(undefined);
    history.replaceState(history.state, '', WITHOUT);
    document.getElementById(FIELDS.requestType.name)?.focus();
  };
  return (
    <div className={styles.carried}>
      <label htmlFor={name}>{words.title}</label>
      <textarea id={name} name={name} defaultValue={line} maxLength={max} rows={3} />
      <a href={WITHOUT} onClick={remove}>
        {words.remove}
      </a>
    </div>
  );
}
