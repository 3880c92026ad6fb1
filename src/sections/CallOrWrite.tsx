import { ButtonLink } from '#site/components/ButtonLink.tsx';
import type { Action } from '#site/content/text.ts';
import styles from './CallOrWrite.module.css';

interface Props {
  callLabel: string;
  phoneHref: string;
  action: Action;
}

/** The number, on screens without a call bar, and the section's own way to reach us. Renders a <span>. */
export function CallOrWrite({ callLabel, phoneHref, action }: Props) {
  return (
    <span className={styles.actions}>
      <ButtonLink href={phoneHref} variant="call">
        {callLabel}
      </ButtonLink>{' '}
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </span>
  );
}
