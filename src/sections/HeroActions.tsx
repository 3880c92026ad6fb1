import { ButtonLink } from '#site/components/ButtonLink.tsx';
import type { HeroContent } from '#site/content/hero.ts';
import styles from './HeroActions.module.css';

interface Props {
  actions: HeroContent['actions'];
}

/** Renders a <p>. */
export function HeroActions({ actions: [primary, secondary] }: Props) {
  return (
    <p className={styles.actions}>
      <ButtonLink href={primary.href}>{primary.label}</ButtonLink>{' '}
      <ButtonLink variant="line" href={secondary.href}>
        {secondary.label}
      </ButtonLink>
    </p>
  );
}
