import { Fragment } from 'react';
import styles from './ScaleTicks.module.css';

interface Tick {
  /** From the start of the scale, in hundredths. */
  readonly at: number;
  readonly label: string;
}

interface Props {
  ticks: readonly Tick[];
}

const percent = (value: number) => `${Number(value.toFixed(2))}%`;

/** The label at the end is set to the left of its tick: one too close to it gives way, with its tick. */
function room({ at }: Tick): 'none' | 'less' | 'little' | undefined {
  if (at === 100 || at < 72) return undefined;
  if (at > 84) return 'none';
  return at > 80 ? 'less' : 'little';
}

/** The graduation under a bar; the words beside the bar say the same. Renders an <svg>. */
export function ScaleTicks({ ticks }: Props) {
  const hasEnd = ticks.some(({ at }) => at === 100);
  return (
    <svg className={styles.ticks} aria-hidden="true">
      {ticks.map((tick) => {
        const x = percent(tick.at);
        const kept = hasEnd ? room(tick) : undefined;
        return (
          <Fragment key={tick.label}>
            <line x1={x} x2={x} y2="100%" data-room={kept} />
            <text x={x} data-end={tick.at === 100 ? '' : undefined} data-room={kept}>
              {tick.label}
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}
