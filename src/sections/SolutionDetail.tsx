import { LinkedParts } from '#site/components/LinkedParts.tsx';
import type { ResponsiveImage } from '#site/components/Picture.tsx';
import { type Ground, Section } from '#site/components/Section.tsx';
import type { Domain } from '#site/content/expertise.ts';
import type { SolutionSection, SolutionsPageContent } from '#site/content/solutionsPage.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { MeasuringScale } from './MeasuringScale.tsx';
import { Sectors } from './Sectors.tsx';
import styles from './SolutionDetail.module.css';
import { SolutionPicture } from './SolutionPicture.tsx';
import { SolutionWords } from './SolutionWords.tsx';

interface Props {
  words: SolutionsPageContent;
  section: SolutionSection;
  picture: ResponsiveImage;
  figure: string;
}

/** What leads a section: a picture in the corner, a scale, a picture across the page, or a number. */
export type SolutionLayout = 'corner' | 'ruler' | 'frieze' | 'statement';

const LOOKS: Record<Domain, { ground: Ground; layout: SolutionLayout }> = {
  air: { ground: 'concrete', layout: 'corner' },
  gaz: { ground: 'cabinet', layout: 'ruler' },
  vide: { ground: 'concrete', layout: 'frieze' },
  energie: { ground: 'night', layout: 'statement' },
};

/** One domain: what we do, how to choose, what the diagnostic hands over, for whom. */
export function SolutionDetail({ words, section, picture, figure }: Props) {
  const { ground, layout } = LOOKS[section.id];
  return (
    <Section id={section.id} title={section.title} ground={ground}>
      <SolutionWords layout={layout} section={section} figure={figure} action={words.quoteAction} />
      <SolutionPicture layout={layout} image={picture} alt={section.imageAlt} />
      <ComparisonTable words={section.comparison} />
      <MeasuringScale words={section.scale} range={words.range} />
      <h3 className={styles.handoverTitle}>{words.handoverTitle}</h3>
      <p className={styles.handover}>
        <LinkedParts text={section.handover} />
      </p>
      <Sectors
        title={words.audienceTitle}
        audience={section.audience}
        isBeside={layout === 'ruler' || layout === 'statement'}
      />
    </Section>
  );
}
