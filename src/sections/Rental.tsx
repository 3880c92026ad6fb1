import { Fragment } from 'react';
import drawing from '#site/assets/drawings/centrale-louee.svg?url';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import type { RentalContent } from '#site/content/rental.ts';
import styles from './Rental.module.css';

interface Props {
  words: RentalContent;
  phoneHref: string;
}

export function Rental({ words, phoneHref }: Props) {
  return (
    <div id="location" className={styles.rental} data-ground="yellow">
      <h3 className={styles.title}>{words.title}</h3>
      <p className={styles.description}>{words.description}</p>
      <ButtonLink href={phoneHref}>{words.callLabel}</ButtonLink>{' '}
      <ButtonLink variant="line" href={words.action.href}>
        {words.action.label}
      </ButtonLink>
      <img
        className={styles.drawing}
        src={drawing}
        alt={words.imageAlt}
        width="1080"
        height="900"
        loading="lazy"
      />
      <h4 className={styles.needsTitle}>{words.needsTitle}</h4>
      <dl className={styles.needs}>
        {words.needs.map(({ term, detail }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
