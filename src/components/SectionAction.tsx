import type { Action } from '#site/content/text.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface Props {
  action: Action;
  variant?: 'primary' | 'line';
}

/** The button that ends a section; full width on phones. Renders an <a>. */
export function SectionAction({ action, variant = 'primary' }: Props) {
  return (
    <ButtonLink href={action.href} variant={variant} place="end">
      {action.label}
    </ButtonLink>
  );
}
