import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { HiddenSuffix } from '#site/components/HiddenSuffix.tsx';
import { Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
import { type Ground, Section } from '#site/components/Section.tsx';
import type { SolutionsPageContent } from '#site/content/solutionsPage.ts';
import type { Action } from '#site/content/text.ts';
import styles from './SolutionDetail.module.css';

interface Props {
  section: SolutionsPageContent['sections'][number];
  quote: Action;
  ground: Ground;
  picture: ResponsiveImage;
}

export function SolutionDetail({ section, quote, ground, picture }: Props) {
  return (
    <Section id={section.id} title={section.title} ground={ground}>
      <div className={styles.text}>
        <p>{section.description}</p>
        <ul>
          {section.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p>{section.audience}</p>
        <ButtonLink href={quote.href}>
          {quote.label}
          <HiddenSuffix>{section.name}</HiddenSuffix>
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <Picture image={picture} alt={section.imageAlt} sizes="(min-width: 62rem) 45vw, 100vw" />
      </div>
    </Section>
  );
}
