import { forEars } from '#site/domain/amounts.ts';
import type { Mode, Outcome } from '#site/domain/tools/tool.ts';
import styles from './Said.module.css';
import { faultSentences, said, type Words, warningSentences } from './words.ts';

interface Props {
  words: Words;
  /** For eyes, beside the result as it stands. */
  warnings: readonly string[];
  mode: Mode;
  /** Only after a pause: otherwise each keystroke would be announced. */
  outcome: Outcome;
  /** What the visitor changed has rested: the result is for ears. */
  isAsked: boolean;
  /** Until the visitor changes something, all is read where it stands, and not before the title of the page. */
  isTouched: boolean;
}

/** The result, or what is wrong. A limit says for itself why there is no result. */
function sayResult(words: Words, mode: Mode, { results, faults, warnings }: Outcome): string {
  const { kit, tool } = words;
  const headline = tool.modes[mode.id]?.headline ?? '';
  const value = results[headline];
  if (value !== undefined)
    return `${tool.results[headline]}\u00a0: ${said(words, mode, headline, value)}.`;
  if (warnings.length > 0) return '';
  return `${kit.nothing}. ${faultSentences(words, mode, faults).join(' ')}`;
}

/**
 * What is wrong or to be known, for eyes; and with the result, for ears: one text, so that it is said once. Another
 * element from the first change on, empty until the answer comes: Orca remembers that the first one was silent.
 */
export function Said({ words, warnings, mode, outcome, isAsked, isTouched }: Props) {
  const rested = warningSentences(words, mode, outcome);
  const answer = isAsked ? `${sayResult(words, mode, outcome)} ` : '';
  return (
    <>
      <p
        key={`${isTouched}`}
        className="visually-hidden"
        role="status"
        aria-live={isTouched ? undefined : 'off'}
      >
        {isTouched === isAsked && forEars(answer + rested.join(' '))}
      </p>
      <div className={styles.said} aria-hidden="true">
        {warnings.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  );
}
