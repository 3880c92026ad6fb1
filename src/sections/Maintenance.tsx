import { Fragment } from 'react';
import { LinkedParts } from '#site/components/LinkedParts.tsx';
import { Section } from '#site/components/Section.tsx';
import type { SolutionsPageContent } from '#site/content/solutionsPage.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import styles from './Maintenance.module.css';

interface Props {
  words: SolutionsPageContent['maintenance'];
}

/** What a visit holds, by running hours, and what to read in an offer before signing it. */
export function Maintenance({ words }: Props) {
  return (
    <Section id="maintenance" title={words.title}>
      <ComparisonTable words={words.plan} />
      <dl className={styles.offers}>
        {words.offers.map(({ name, content }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              <LinkedParts text={content} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </Section>
  );
}
