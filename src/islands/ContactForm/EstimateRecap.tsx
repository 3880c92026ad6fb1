import { type MouseEvent, useState } from 'react';
import { FIELDS } from '#site/domain/leadFields.ts';
import styles from './EstimateRecap.module.css';
import type { FormWords } from './words.ts';

interface Props {
  words: FormWords['estimate'];
  line: string;
}

/** The form without the estimate: what the link does where no script can. */
const WITHOUT = '/contact#devis';

/** What the simulator found, sent with the request unless it is taken out. Renders a <p>, or nothing. */
export function EstimateRecap({ words, line }: Props) {
  const [isKept, setKept] = useState(true);
  if (!isKept) return null;
  // What was typed meanwhile stays: no other page is loaded.
  const remove = (event: MouseEvent) => {
    event.preventDefault();
    setKept(false);
    history.replaceState(history.state, '', WITHOUT);
    document.getElementById(FIELDS.requestType.name)?.focus();
  };
  return (
    <p className={styles.recap}>
      <b>{words.title}</b>
      {` ${line} `}
      <a href={WITHOUT} onClick={remove}>
        {words.remove}
      </a>
      <input type="hidden" name={FIELDS.estimate.name} value={line} readOnly />
    </p>
  );
}
