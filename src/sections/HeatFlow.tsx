import type { EnergyPerformanceContent } from '#site/content/energyPerformance.ts';
import type { Figure } from '#site/domain/figures.ts';
import { heatBands } from '#site/domain/heatFlow.ts';
import styles from './HeatFlow.module.css';

interface Props {
  words: EnergyPerformanceContent['heat'];
  heat: Figure;
  water: Figure;
}

/** Where the electricity of a compressor goes: bands as thick as their share. */
export function HeatFlow({ words, heat, water }: Props) {
  const bands = heatBands(heat.high, water.high);
  const rows = bands.map(({ percent }) => `${percent}fr`).join(' ');
  return (
    <figure className={styles.flow}>
      <figcaption>
        <h3>{words.title}</h3>
        <p>{words.description}</p>
      </figcaption>
      <p>
        <b>{`100\u00a0%`}</b> {words.input}
      </p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {/* Labels as tall as the bands they name. No element may have a style attribute: the security policy. */}
        <style>{`.${styles.labels}{grid-template-rows:${rows}}`}</style>
        {bands.map(({ use, path }) => (
          <path key={use} data-use={use} d={path} />
        ))}
        <path d="M0 4H5V96H0Z" />
      </svg>
      <ul className={styles.labels}>
        {bands.map(({ use, percent }) => (
          <li key={use} data-use={use}>
            <b>{`${percent}\u00a0%`}</b> {words[use]}
          </li>
        ))}
      </ul>
      <p>{words.assumption}</p>
    </figure>
  );
}
