import { Fragment } from 'react';
import { LinkedParts } from '#site/components/LinkedParts.tsx';
import { Section } from '#site/components/Section.tsx';
import type { SolutionsPageContent } from '#site/content/solutionsPage.ts';
import styles from './Rules.module.css';

interface Props {
  words: SolutionsPageContent['rules'];
}

/** Standards and laws, dated, each with what it changes for a plant. */
export function Rules({ words }: Props) {
  return (
    <Section id="reperes" title={words.title} lead={words.lead} ground="concrete">
      <dl className={styles.rules}>
        {words.items.map(({ name, threshold, meaning }) => (
          <Fragment key={name}>
            <dt data-threshold={threshold}>{name}</dt>
            <dd>
              <LinkedParts text={meaning} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </Section>
  );
}
