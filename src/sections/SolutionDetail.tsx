import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { LinkedParts } from '#site/components/LinkedParts.tsx';
import { Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
import { type Ground, Section } from '#site/components/Section.tsx';
import type { Domain } from '#site/content/expertise.ts';
import type { SolutionSection, SolutionsPageContent } from '#site/content/solutionsPage.ts';
import { MEDIA } from '#site/domain/breakpoints.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { MeasuringScale } from './MeasuringScale.tsx';
import { Sectors } from './Sectors.tsx';
import bleeds from './SolutionBleeds.module.css';
import columns from './SolutionColumns.module.css';
import styles from './SolutionDetail.module.css';

interface Props {
  words: SolutionsPageContent;
  section: SolutionSection;
  picture: ResponsiveImage;
  /** The number that its description is about, shown large where it leads. */
  figure: string;
}

interface Layout {
  ground: Ground;
  className: string | undefined;
  /** How wide its picture is. On phones it is square: a third wider than its place. */
  sizes: string;
}

const BLEED = `${MEDIA.medium} 100vw, 133vw`;
const COLUMN = `${MEDIA.medium} 92vw, 133vw - 3.3rem`;

/** Each domain has a composition of its own, or the page would be one sheet four times. */
const LAYOUTS: Record<Domain, Layout> = {
  air: {
    ground: 'concrete',
    className: bleeds.corner,
    sizes: `${MEDIA.wide} max(50vw, 62rem), ${BLEED}`,
  },
  gaz: {
    ground: 'cabinet',
    className: columns.ruler,
    sizes: `${MEDIA.wide} min(50vw, 61rem), ${COLUMN}`,
  },
  vide: { ground: 'concrete', className: bleeds.frieze, sizes: `${MEDIA.wide} 90vw, ${BLEED}` },
  energie: {
    ground: 'night',
    className: columns.statement,
    sizes: `${MEDIA.wide} min(50vw, 61rem), ${COLUMN}`,
  },
};

/** One domain: what we do, how to choose, what the diagnostic hands over, for whom. */
export function SolutionDetail({ words, section, picture, figure }: Props) {
  const { quoteAction } = words;
  const { sizes, ...layout } = LAYOUTS[section.id];
  return (
    <Section id={section.id} title={section.title} {...layout}>
      <div className={styles.text} data-figure={section.id === 'energie' ? figure : undefined}>
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
      <Picture className={styles.picture} image={picture} alt={section.imageAlt} sizes={sizes} />
      <ComparisonTable words={section.comparison} />
      <MeasuringScale words={section.scale} range={words.range} />
      <h3 className={styles.handoverTitle}>{words.handoverTitle}</h3>
      <p className={styles.handover}>
        <LinkedParts text={section.handover} />
      </p>
      <Sectors
        title={words.audienceTitle}
        audience={section.audience}
        isBeside={section.id === 'gaz' || section.id === 'energie'}
      />
    </Section>
  );
}
