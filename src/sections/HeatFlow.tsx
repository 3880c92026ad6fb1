import type { EnergyPerformanceContent } from '#site/content/energyPerformance.ts';
import { flowBands, type HeatShares } from '#site/domain/heatFlow.ts';
import styles from './HeatFlow.module.css';

interface Props {
  words: EnergyPerformanceContent['heat'];
  shares: HeatShares;
}

/** Where the electricity of a compressor goes: bands as thick as their share. */
export function HeatFlow({ words, shares }: Props) {
  const [water, air, compressed] = flowBands([shares.water, shares.air, shares.compressed]);
  const labels = [
    { share: shares.water, text: words.water },
    { share: shares.air, text: words.air },
    { share: shares.compressed, text: words.compressed },
  ];
  return (
    <figure className={styles.flow}>
      <figcaption>
        <h3>{words.title}</h3>
        <p>{words.description}</p>
      </figcaption>
      <p className={styles.input}>
        <b>{`100\u00a0%`}</b> {words.input}
      </p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.water} d={water} />
        <path className={styles.air} d={air} />
        <path className={styles.compressed} d={compressed} />
        <path className={styles.column} d="M0 4H5V96H0Z" />
      </svg>
      <ul>
        {labels.map(({ share, text }) => (
          <li key={text}>
            <b>{`${share}\u00a0%`}</b> {text}
          </li>
        ))}
      </ul>
      <p className={styles.assumption}>{words.assumption}</p>
    </figure>
  );
}
