import { ScaleTicks } from '#site/components/ScaleTicks.tsx';
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

/** What each technology covers, as bars on a graduated scale. */
export function MeasuringScale({ words, range }: Props) {
  const { title, kind, unit, ticks, bars } = words;
  const end = ticks.at(-1) ?? ticks[1];
  const place = placeOnScale(kind, ticks[0], end);
  return (
    <figure className={styles.scale}>
      <figcaption>{title}</figcaption>
      <ul>
        {bars.map((bar) => (
          <li key={bar.label}>
            {`${bar.label}\u00a0: ${spanInWords(bar, unit, range)}`}
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
      <ScaleTicks
        ticks={ticks.map((tick) => ({ at: place(tick), label: frenchQuantity(tick, unit) }))}
      />
    </figure>
  );
}
