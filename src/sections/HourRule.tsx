import { ButtonLink } from '#site/components/ButtonLink.tsx';
import type { ProximityContent } from '#site/content/proximity.ts';
import styles from './HourRule.module.css';

type Props = Pick<ProximityContent, 'hours' | 'action'>;

/** A rule graduated in hours: the promise stands at its true place, the second half. Renders an <ol>. */
export function HourRule({ hours, action }: Props) {
  const promise = hours.at(-1);
  return (
    <ol className={styles.rule}>
      {hours.map((hour) => (
        <li key={hour.value} data-ground={hour === promise ? 'cobalt' : undefined}>
          <b>{hour.value}</b>
          {` ${hour.description} `}
          {hour === promise && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
        </li>
      ))}
    </ol>
  );
}
