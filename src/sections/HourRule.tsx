import type { ProximityContent } from '#site/content/proximity.ts';
import { CallOrWrite } from './CallOrWrite.tsx';
import styles from './HourRule.module.css';

interface Props {
  words: Pick<ProximityContent, 'hours' | 'callLabel' | 'action'>;
  phoneHref: string;
}

/** A rule graduated in hours: the promise stands at its true place, the second half. Renders an <ol>. */
export function HourRule({ words: { hours, callLabel, action }, phoneHref }: Props) {
  const promise = hours.at(-1);
  return (
    <ol className={styles.rule}>
      {hours.map((hour) => (
        <li key={hour.value} data-ground={hour === promise ? 'cobalt' : undefined}>
          <b>{hour.value}</b>
          {` ${hour.description} `}
          {hour === promise && (
            <CallOrWrite callLabel={callLabel} phoneHref={phoneHref} action={action} />
          )}
        </li>
      ))}
    </ol>
  );
}
