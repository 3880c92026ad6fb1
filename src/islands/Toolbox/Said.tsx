import type { Mode, Outcome } from '#site/domain/tools/tool.ts';
import styles from './Said.module.css';
import { faultSentences, said, type Words, warningSentences } from './words.ts';

interface Props {
  words: Words;
  mode: Mode;
  /** Only after a pause: otherwise each keystroke would be announced. */
  outcome: Outcome;
  /** Until the visitor changes something, all is read where it stands, and not before the title of the page. */
  isAsked: boolean;
}

/** The result, or what is wrong. A limit says for itself why there is no result. */
function sayResult(words: Words, mode: Mode, { results, faults, warnings }: Outcome): string {
  const { kit, tool } = words;
  const headline = tool.modes[mode.id]?.headline ?? '';
  const value = results[headline];
  if (value !== undefined)
    return `${tool.results[headline]}\u00a0: ${said(words, mode, headline, value)}. `;
  if (warnings.length > 0) return '';
  return `${kit.nothing}. ${faultSentences(words, mode, faults).join(' ')}`;
}

/** What is wrong or to be known, shown; and the result, for ears. A polite live region. */
export function Said({ words, mode, outcome, isAsked }: Props) {
  return (
    <div className={styles.said} role="status" aria-live={isAsked ? undefined : 'off'}>
      {isAsked && (
        // A new element for new values: a result that stays the same is said again.
        <span key={JSON.stringify(outcome.values)} className="visually-hidden">
          {sayResult(words, mode, outcome)}
        </span>
      )}
      {warningSentences(words, mode, outcome).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
