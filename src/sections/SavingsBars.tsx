import type { EnergyPerformanceContent } from '#site/content/energyPerformance.ts';
import type { Figure } from '#site/domain/figures.ts';
import styles from './SavingsBars.module.css';

/** After a figure, as French typography has it. */
const PERCENT = '\u202f%';

interface Props {
  words: EnergyPerformanceContent['bars'];
  range: Figure;
}

interface BarProps {
  label: string;
  value: string;
  /** Hundredths of today's use that surely remain, and that may. */
  sure: number;
  possible?: number;
}

/** Hatched: somewhere in here, the installation decides. */
function Possible({ from, to }: { from: number; to: number }) {
  return (
    <>
      <pattern
        id="hatch"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(25)"
      >
        <rect className={styles.hatch} width="3" height="9" />
      </pattern>
      <rect x={`${from}%`} width={`${to - from}%`} height="100%" fill="url(#hatch)" />
    </>
  );
}

function Bar({ label, value, sure, possible }: BarProps) {
  return (
    <li>
      {`${label} `}
      <b>{value}</b>
      <svg aria-hidden="true" data-once={possible === undefined ? '' : undefined}>
        <rect width={`${sure}%`} height="100%" />
        {possible !== undefined && <Possible from={sure} to={possible} />}
      </svg>
    </li>
  );
}

/** Consumption before and after, drawn from the figures. */
export function SavingsBars({ words, range }: Props) {
  const min = 100 - range.high;
  const max = 100 - range.low;
  return (
    <ul className={styles.bars}>
      <Bar label={words.before} value={`100${PERCENT}`} sure={100} />
      <Bar
        label={words.range}
        value={`${min}\u00a0${words.to}\u00a0${max}${PERCENT}`}
        sure={min}
        possible={max}
      />
    </ul>
  );
}
