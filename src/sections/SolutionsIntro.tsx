import { ArrowLink } from '#site/components/ArrowLink.tsx';
import { PageHead } from '#site/components/PageHead.tsx';
import { Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
import { Sign } from '#site/components/Sign.tsx';
import type { SolutionsPageContent } from '#site/content/solutionsPage.ts';
import { DOMAIN_SIGNS } from './domainSigns.ts';
import styles from './SolutionsIntro.module.css';

interface Props {
  words: SolutionsPageContent;
  photo: ResponsiveImage;
  /** Read by behaviors/hashScroll.ts. */
  scrollDelayMs: number;
}

/** The head of /solutions: a manifold whose four drops are the index of the page. */
export function SolutionsIntro({ words, photo, scrollDelayMs }: Props) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ArrowLink href={words.maintenanceAction.href}>{words.maintenanceAction.label}</ArrowLink>
        <Picture
          className={styles.photo}
          image={photo}
          alt={words.imageAlt}
          sizes="max(42.5rem, 48vw)"
        />
      </PageHead>
      <nav
        className={`elbow screen-only ${styles.manifold}`}
        aria-label={words.indexLabel}
        data-scroll-delay={scrollDelayMs}
      >
        <ul>
          {words.sections.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Sign name={DOMAIN_SIGNS[id]} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
