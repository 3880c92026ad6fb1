import { createElement, type ReactNode } from 'react';
import { each } from '#site/components/each.ts';
import { type Formula, type FormulaPart, parseFormula } from '#site/domain/formula.ts';
import styles from './FormulaText.module.css';

interface Props {
  text: string;
}

/** What is drawn, in letters: for ears, and where styles are off. */
const Typed = ({ children }: { children: string }) => (
  <span className="visually-hidden">{children}</span>
);

function render(part: FormulaPart): ReactNode {
  if (typeof part === 'string') return part;
  if (part.kind === 'index') return <small className={styles.index}>{part.text}</small>;
  if (part.kind === 'power') return <sup className={styles.power}>{part.text}</sup>;
  if (part.kind === 'bracket') {
    return (
      <span className={styles.raised}>
        <span className={styles.bracket}>
          <Typed>(</Typed>
          {each(part.inside, render)}
          <Typed>)</Typed>
        </span>
        {part.power}
      </span>
    );
  }
  const side = (formula: Formula) =>
    createElement('mtext', { className: styles.side }, each(formula, render));
  // React's types do not know MathML, and Orca says its numbers without the bar between them.
  const drawn = createElement(
    'math',
    { className: styles.fraction, 'aria-hidden': true },
    createElement('mfrac', null, side(part.above), side(part.below)),
  );
  return (
    <>
      <Typed>{part.said}</Typed>
      {drawn}
    </>
  );
}

/** A formula as it is written by hand: fractions, indices and powers. Readers who do not see it hear it as it was typed. */
export function FormulaText({ text }: Props) {
  return each(parseFormula(text), render);
}
