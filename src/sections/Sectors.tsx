import { Fragment } from 'react';
import type { SolutionSection } from '#site/content/solutionsPage.ts';
import styles from './Sectors.module.css';

interface Props {
  title: string;
  audience: SolutionSection['audience'];
  /** In lines beside the title, instead of five columns under it. */
  isBeside: boolean;
}

/** What each of the five industries asks of a domain. */
export function Sectors({ title, audience, isBeside }: Props) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.sectors} data-beside={isBeside ? '' : undefined}>
        {audience.map(({ industry, need }) => (
          <Fragment key={industry}>
            <dt>{industry}</dt>
            <dd>{need}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
