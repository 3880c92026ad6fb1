import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { LinkedParts } from '#site/components/LinkedParts.tsx';
import { Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
import { type Ground, Section } from '#site/components/Section.tsx';
import type { SolutionSection, SolutionsPageContent } from '#site/content/solutionsPage.ts';
import { MEDIA } from '#site/domain/breakpoints.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { MeasuringScale } from './MeasuringScale.tsx';
import { Sectors } from './Sectors.tsx';
import styles from './SolutionDetail.module.css';

interface Props {
  words: SolutionsPageContent;
  section: SolutionSection;
  ground: Ground;
  picture: ResponsiveImage;
}

/** One domain: what we do, how to choose, what the diagnostic hands over, for whom. */
export function SolutionDetail({ words, section, ground, picture }: Props) {
  const { quoteAction } = words;
  return (
    <Section id={section.id} title={section.title} ground={ground}>
      <div className={styles.text}>
        <p>{section.description}</p>
        <ul>
          {section.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <ButtonLink
          href={quoteAction.href}
          aria-label={`${quoteAction.label}\u00a0: ${section.name}`}
        >
          {quoteAction.label}
        </ButtonLink>
      </div>
      <Picture
        className={styles.picture}
        image={picture}
        alt={section.imageAlt}
        sizes={`(min-width: 80.01rem) min(41vw, 51rem), ${MEDIA.wide} 53vw, min(92vw, 100vw - 2.5rem)`}
      />
      <ComparisonTable words={section.comparison} />
      <MeasuringScale words={section.scale} range={words.range} />
      <h3 className={styles.handoverTitle}>{words.handoverTitle}</h3>
      <p className={styles.handover}>
        <LinkedParts text={section.handover} />
      </p>
      <Sectors title={words.audienceTitle} audience={section.audience} />
    </Section>
  );
}
