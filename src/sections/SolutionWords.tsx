import { ButtonLink } from '#site/components/ButtonLink.tsx';
import type { SolutionSection, SolutionsPageContent } from '#site/content/solutionsPage.ts';
import type { SolutionLayout } from './SolutionDetail.tsx';
import styles from './SolutionWords.module.css';

interface Props {
  layout: SolutionLayout;
  section: SolutionSection;
  /** The number that the description is about, drawn large where it leads. */
  figure: string;
  action: SolutionsPageContent['quoteAction'];
}

/** What we do, and the way to a quote. Renders a <div>, which also says how its section is laid out. */
export function SolutionWords({ layout, section, figure, action }: Props) {
  return (
    <div
      className={styles.words}
      data-layout={layout}
      data-figure={layout === 'statement' ? figure : undefined}
    >
      <p>{section.description}</p>
      <ul>
        {section.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ButtonLink href={action.href} aria-label={`${action.label}\u00a0: ${section.name}`}>
        {action.label}
      </ButtonLink>
    </div>
  );
}
