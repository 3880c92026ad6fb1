import styles from './Rows.module.css';

/** A line of words with a disc at true scale before it, or a bar under it, or both. */
export interface Row {
  readonly text: string;
  readonly discMm?: number;
  /** From where to where, of the whole width: 0 to 1. */
  readonly bar?: readonly [from: number, to: number];
  /** Where the bar should not go beyond. */
  readonly limit?: number;
  /** The visitor's own, or what is lost: told by a ring and an outline, not by colour alone. */
  readonly tone?: 'mine' | 'bad' | undefined;
}

interface Props {
  rows: readonly Row[];
}

const percent = (share: number) => `${Math.round(1000 * Math.min(1, Math.max(0, share))) / 10}%`;

function Bar({ bar: [from, to], limit }: { bar: readonly [number, number]; limit?: number }) {
  return (
    <svg aria-hidden="true" className={styles.bar}>
      <rect className={styles.empty} width="100%" height="100%" />
      <rect x={percent(from)} width={percent(to - from)} height="100%" />
      {limit !== undefined && (
        <line x1={percent(limit)} x2={percent(limit)} y1="-0.25em" y2="1em" />
      )}
    </svg>
  );
}

/** Discs and bars, each with its words. Renders a <div>. */
export function Rows({ rows }: Props) {
  const widest = `${Math.max(...rows.map(({ discMm = 0 }) => discMm)) + 1}mm`;
  return (
    <div className={styles.rows}>
      {rows.map(({ text, discMm, bar, limit, tone }) => (
        <div key={text} data-tone={tone}>
          {discMm !== undefined && (
            <svg
              aria-hidden="true"
              className={styles.disc}
              width={widest}
              height={`${discMm + 1}mm`}
            >
              <circle cx="50%" cy="50%" r={`${discMm / 2}mm`} />
            </svg>
          )}
          <span>{text}</span>
          {bar && <Bar bar={bar} {...(limit === undefined ? {} : { limit })} />}
        </div>
      ))}
    </div>
  );
}
