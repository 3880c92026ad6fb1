import type { Action } from '#site/content/text.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './SectionAction.module.css';

interface Props {
  action: Action;
  variant?: 'primary' | 'call' | 'line';
}

/** The button that ends a section; full width on phones. Renders a <p>. */
export function SectionAction({ action, variant = 'primary' }: Props) {
  return (
    <p className={styles.action}>
      <ButtonLink href={action.href} variant={variant}>
        {action.label}
      </ButtonLink>
    </p>
  );
}
