import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { MAIN_SCALE } from '#site/components/dial.ts';
import { Gauge } from '#site/components/Gauge.tsx';
import type { NotFoundContent } from '#site/content/notFound.ts';
import { withUnit } from '#site/domain/amounts.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './NotFound.module.css';

interface Props {
  words: NotFoundContent;
  phone: PhoneLink;
}

export function NotFound({ words, phone }: Props) {
  return (
    <div className={`columns elbow ${styles.page}`} data-empty>
      <h1 className={styles.code} lang="en">
        {words.code}
      </h1>
      <p className={styles.message} lang="en">
        {words.english.message}
      </p>
      <p className={styles.description}>{words.description}</p>
      <p className={styles.actions}>
        <ButtonLink href="/" lang="en">
          {words.english.home}
        </ButtonLink>{' '}
        <ButtonLink variant="line" href={words.solutions.href}>
          {words.solutions.label}
        </ButtonLink>{' '}
        <ButtonLink variant="call" href={phone.href}>
          {phone.display}
        </ButtonLink>
      </p>
      <div className={styles.gauge}>
        <Gauge {...MAIN_SCALE} value={0} reading={withUnit('0', 'bar')} />
      </div>
    </div>
  );
}
