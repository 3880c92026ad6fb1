import { Fragment } from 'react';
import { Co2 } from '#site/components/Co2.tsx';
import type { Mode, Outcome } from '#site/domain/tools/tool.ts';
import styles from './Results.module.css';
import { said, type Words } from './words.ts';

interface Props {
  words: Words;
  mode: Mode;
  outcome: Outcome;
}

/** Every result of the mode, unrounded for machines. Renders a <dl>. */
export function Results({ words, mode, outcome }: Props) {
  return (
    <dl className={styles.results}>
      {Object.keys(mode.results).map((key) => {
        const value = outcome.results[key];
        return (
          <Fragment key={key}>
            <dt>
              <Co2 text={words.tool.results[key] ?? ''} />
            </dt>
            <dd>
              {/* Said once and in one go by Said. */}
              <output aria-live="off" data-key={key} data-value={value ?? ''}>
                {said(words, mode, key, value)}
              </output>
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
}
