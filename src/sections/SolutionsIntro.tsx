import { PageHead } from '#site/components/PageHead.tsx';
import { Sign } from '#site/components/Sign.tsx';
import type { SolutionsPageContent } from '#site/content/solutionsPage.ts';
import { DOMAIN_SIGNS } from './domainSigns.ts';
import styles from './SolutionsIntro.module.css';

interface Props {
  words: SolutionsPageContent;
  /** Read by behaviors/hashScroll.ts. */
  scrollDelayMs: number;
}

/** The head of /solutions: a manifold whose four drops are the index of the page. */
export function SolutionsIntro({ words, scrollDelayMs }: Props) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <nav
        className={`elbow screen-only ${styles.manifold}`}
        aria-label={words.indexLabel}
        data-scroll-delay={scrollDelayMs}
      >
        {words.sections.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            <Sign name={DOMAIN_SIGNS[id]} />
            {name}
          </a>
        ))}
      </nav>
    </>
  );
}
