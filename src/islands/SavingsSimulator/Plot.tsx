import { DRAWN_ONLY } from '#site/components/drawnOnly.ts';
import { euros, shortEuros, withUnit } from '#site/domain/amounts.ts';
import { costPlot, PLOT_YEARS } from '#site/domain/costPlot.ts';
import type { Estimate } from '#site/domain/savings.ts';
import styles from './Plot.module.css';
import type { SimulatorWords } from './words.ts';

interface Props {
  words: SimulatorWords['plot'];
  estimate: Estimate | undefined;
}

/** Where the lines end, in hundredths of the width; their labels stand in the rest. */
const END = 82;
/** Where the axis lies, in hundredths of the height; the years stand under it. */
const FLOOR = 0.88;

const percent = (value: number) => `${Math.round(value * 10) / 10}%`;
const saved = (cost: number, after: number) =>
  withUnit(`−${Math.round(100 - (100 * after) / cost)}`, '%');

/** Money spent over the years: as today, and the band in which it may go on. Renders an <svg>. */
export function Plot({ words, estimate }: Props) {
  // The empty plot keeps its place while a value is impossible.
  if (!estimate) return <svg className={styles.plot} aria-hidden="true" />;
  const { total, totalAfter, today, after, marks } = costPlot(estimate);
  const years = `${withUnit(String(PLOT_YEARS), words.years)}, ${words.without}`;
  // Drawn only where it is told in euros.
  const hasBand = estimate.outlook !== 'wellKept';
  const spent = [`${euros(total)} ${words.today.toLowerCase()}`];
  if (hasBand) spent.push(`${euros(totalAfter)} ${words.after}`);
  const label = `${words.label} ${years}\u00a0: ${spent.join(', ')}.`;
  return (
    <svg className={styles.plot} role="img" aria-label={label}>
      <svg
        aria-hidden="true"
        width={percent(END)}
        height={percent(FLOOR * 100)}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path
          className={styles.grid}
          d={`M0 100H100${marks.map(({ at }) => `M0 ${at}H100`).join('')}`}
        />
        {hasBand && (
          <path className={styles.band} d={`M100 ${after.high}L0 100 100 ${after.low}`} />
        )}
        <path className={styles.today} d={`M0 100L100 ${today}`} />
      </svg>
      {marks.map(({ value, at }) => (
        <text key={value} y={percent(at * FLOOR)} dy="-0.35em" {...DRAWN_ONLY}>
          {shortEuros(value)}
        </text>
      ))}
      <text className={styles.years} x={percent(END)} y="100%" {...DRAWN_ONLY}>
        {years}
      </text>
      <text
        className={styles.now}
        x={percent(END)}
        y={percent(today * FLOOR)}
        dx="-0.75em"
        dy="-0.75em"
        {...DRAWN_ONLY}
      >
        {words.today}
      </text>
      {(hasBand ? [after.high, after.low] : []).map((at, index) => (
        <text
          key={at}
          className={styles.after}
          x={percent(END + 1.5)}
          y={percent(at * FLOOR)}
          // Apart, even where the lines end close together.
          dy={index === 0 ? '0.1em' : '0.6em'}
          {...DRAWN_ONLY}
        >
          {saved(total, index === 0 ? totalAfter.high : totalAfter.low)}
        </text>
      ))}
    </svg>
  );
}
