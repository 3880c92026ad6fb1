import type { Mode, Outcome } from '#site/domain/tools/tool.ts';
import styles from './Said.module.css';
import { faultSentence, said, type Words, warningSentences } from './words.ts';

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
  const wrong = Object.entries(faults).flatMap(([key, fault]) => {
    const [input, name] = [mode.inputs[key], tool.fields[key]];
    return input && name ? [`${name}\u00a0: ${faultSentence(kit.faults, fault, input)}`] : [];
  });
  return `${kit.nothing}. ${wrong.join(' ')}`;
}

/** What is wrong or to be known, shown; and the result, for ears. A polite live region, unless it is empty: Firefox reads that out. */
export function Said({ words, mode, outcome, isAsked }: Props) {
  const warnings = warningSentences(words, mode, outcome);
  const live = isAsked ? { role: 'status' } : { role: 'status', 'aria-live': 'off' as const };
  return (
    <div className={styles.said} {...(isAsked || warnings.length > 0 ? live : {})}>
      {isAsked && <span className="visually-hidden">{sayResult(words, mode, outcome)}</span>}
      {warnings.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
