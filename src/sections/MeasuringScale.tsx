import { Fragment } from 'react';
import type { SolutionSection, SolutionsPageContent } from '#site/content/solutionsPage.ts';
import { frenchQuantity, placeOnScale } from '#site/domain/scale.ts';
import styles from './MeasuringScale.module.css';

type Scale = SolutionSection['scale'];

interface Props {
  words: Scale;
  range: SolutionsPageContent['range'];
}

const percent = (value: number) => `${Number(value.toFixed(2))}%`;

function spanInWords({ from, to }: Scale['bars'][number], unit: string, range: Props['range']) {
  const start = frenchQuantity(from, unit);
  if (to === undefined) return `${start}\u00a0${unit} ${range.andMore}`;
  return `${start}\u00a0${range.to}\u00a0${frenchQuantity(to, unit)}\u00a0${unit}`;
}

/** The label of the end is set to the left of its tick: one too close to it gives way. */
function roomForLabel(distance: number): 'none' | 'little' | undefined {
  if (distance < 20) return 'none';
  return distance < 28 ? 'little' : undefined;
}

/** What each technology covers, as bars on a graduated scale. */
export function MeasuringScale({ words, range }: Props) {
  const { title, kind, unit, ticks, bars } = words;
  const end = ticks.at(-1) ?? ticks[1];
  const place = placeOnScale(kind, ticks[0], end);
  const room = (tick: number) => roomForLabel(100 - place(tick));
  return (
    <figure className={styles.scale}>
      <figcaption>{title}</figcaption>
      <ul>
        {bars.map((bar) => (
          <li key={bar.label}>
            {bar.label}
            <b>{spanInWords(bar, unit, range)}</b>
            <svg aria-hidden="true">
              <rect
                x={percent(place(bar.from))}
                width={percent(place(bar.to ?? end) - place(bar.from))}
                height="100%"
              />
            </svg>
          </li>
        ))}
      </ul>
      <svg className={styles.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <Fragment key={tick}>
            <line x1={percent(place(tick))} x2={percent(place(tick))} y2="100%" />
            <text x={percent(place(tick))} data-room={tick === end ? undefined : room(tick)}>
              {frenchQuantity(tick, unit)}
            </text>
          </Fragment>
        ))}
      </svg>
    </figure>
  );
}
