import type { Mode, Outcome } from '#site/domain/tools/tool.ts';
import styles from './Said.module.css';
import { faultSentence, said, type Words, warningSentences } from './words.ts';

interface Props {
  words: Words;
  mode: Mode;
  /** Only after a pause: otherwise each keystroke would be announced. */
  outcome: Outcome;
  /** Until something is asked, the result is read where it stands. */
  isAsked: boolean;
}

/** What is wrong or to be known, shown; and the result, for ears. A polite live region. */
export function Said({ words, mode, outcome, isAsked }: Props) {
  const { kit, tool } = words;
  const headline = tool.modes[mode.id]?.headline ?? '';
  const value = outcome.results[headline];
  const faults = Object.entries(outcome.faults).flatMap(([key, fault]) => {
    const [input, name] = [mode.inputs[key], tool.fields[key]];
    return input && name ? [`${name}\u00a0: ${faultSentence(kit.faults, fault, input)}`] : [];
  });
  const result = `${tool.results[headline]}\u00a0: ${said(words, mode, headline, value)}.`;
  return (
    <div className={styles.said} role="status">
      <span className="visually-hidden">
        {isAsked && (value === undefined ? `${kit.nothing}. ${faults.join(' ')}` : result)}
      </span>
      {warningSentences(words, mode, outcome).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
