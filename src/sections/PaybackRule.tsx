import { ScaleTicks } from '#site/components/ScaleTicks.tsx';
import type { EnergyPerformanceContent } from '#site/content/energyPerformance.ts';
import { type Figure, formatFigure } from '#site/domain/figures.ts';
import { typeset } from '#site/domain/typography.ts';
import styles from './PaybackRule.module.css';

interface Props {
  words: EnergyPerformanceContent['payback'];
  payback: Figure;
}

/** A rule in years, the span of the payback filled. */
export function PaybackRule({ words, payback }: Props) {
  const years = Array.from({ length: payback.high + 1 }, (_, year) => year);
  const percent = (value: number) => `${(100 * value) / years.length}%`;
  return (
    <>
      <h3>{words.title}</h3>
      <p className={styles.description}>{words.description}</p>
      <svg className={styles.span} aria-hidden="true">
        <rect x={percent(payback.low)} width={percent(payback.high - payback.low)} height="100%" />
        <text x={percent((payback.low + payback.high) / 2)} y="50%">
          {typeset(formatFigure(payback))}
        </text>
      </svg>
      <ScaleTicks
        ticks={years.map((year) => ({
          at: (100 * year) / years.length,
          label: year === 0 ? `0\u00a0${words.unit}` : String(year),
        }))}
      />
    </>
  );
}
