import { HeadPicture } from '#site/components/HeadPicture.tsx';
import type { ResponsiveImage } from '#site/components/Picture.tsx';
import { Section } from '#site/components/Section.tsx';
import { SectionAction } from '#site/components/SectionAction.tsx';
import type { EnergyPerformanceContent } from '#site/content/energyPerformance.ts';
import { MEDIA } from '#site/domain/breakpoints.ts';
import type { Figure } from '#site/domain/figures.ts';
import styles from './EnergyPerformance.module.css';
import { HeatFlow } from './HeatFlow.tsx';
import { PaybackRule } from './PaybackRule.tsx';
import { SavingsBars } from './SavingsBars.tsx';

type FigureName = 'economies' | 'chaleur_compresseur' | 'chaleur_eau' | 'retour_chaleur';

interface Props {
  words: EnergyPerformanceContent;
  figures: Readonly<Record<FigureName, Figure>>;
  photo: ResponsiveImage;
}

export function EnergyPerformance({ words, figures, photo }: Props) {
  return (
    <Section
      id="performance"
      title={words.title}
      lead={words.lead}
      ground="night"
      variant="headline"
    >
      <HeadPicture
        className={styles.photo}
        image={photo}
        alt={words.imageAlt}
        sizes={`${MEDIA.wide} max(36vw, min(41.4vw, 49.4rem)), 100vw`}
      />
      <p className={styles.average}>
        <b aria-hidden="true">{words.average.value}</b>{' '}
        <span className="visually-hidden">{words.average.spoken}</span>
        {` ${words.average.description}`}
      </p>
      <SavingsBars words={words.bars} range={figures.economies} />
      <HeatFlow words={words.heat} heat={figures.chaleur_compresseur} water={figures.chaleur_eau} />
      <div className={styles.payback}>
        <PaybackRule words={words.payback} payback={figures.retour_chaleur} />
        <SectionAction action={words.action} />
      </div>
    </Section>
  );
}
