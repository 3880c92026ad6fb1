import { Fragment } from 'react';
import styles from './Co2.module.css';
import { each } from './each.ts';

interface Props {
  text: string;
}

/** A text in which the figure of CO2 is lowered: our font has no such character, and <sub> is said aloud. */
export function Co2({ text }: Props) {
  const [first, ...rest] = text.split('CO2');
  return (
    <>
      {first}
      {each(rest, (part) => (
        <Fragment>
          CO<small className={styles.lowered}>2</small>
          {part}
        </Fragment>
      ))}
    </>
  );
}
