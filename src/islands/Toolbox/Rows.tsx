import type { Row } from './drawing.ts';
import styles from './Rows.module.css';

interface Props {
  label: string;
  rows: readonly Row[];
}

/** Millimetres in an em of 16 px, and lines that a row takes. */
const MM_PER_EM = 4.233;
const BAR_ROW = 2.9;
const DISC_ROW = 1.9;

const heightOf = ({ discMm }: Row): number =>
  discMm === undefined ? BAR_ROW : Math.max(DISC_ROW, discMm / MM_PER_EM + 0.5);

/** Discs at true scale or bars, each with its words. Renders an <svg>. */
export function Rows({ label, rows }: Props) {
  const tops = rows.map((_, index) =>
    rows.slice(0, index).reduce((sum, row) => sum + heightOf(row), 0),
  );
  const total = rows.reduce((sum, row) => sum + heightOf(row), 0);
  const widest = Math.max(0, ...rows.map(({ discMm = 0 }) => discMm)) / MM_PER_EM + 0.75;
  const em = (value: number) => `${Math.round(value * 100) / 100}em`;
  return (
    <svg className={styles.rows} role="img" aria-label={label} height={em(total)}>
      {rows.map((row, index) => {
        const top = tops[index] ?? 0;
        const middle = top + heightOf(row) / 2;
        if (row.discMm !== undefined)
          return (
            <g key={row.text} data-tone={row.tone}>
              <circle cx={em(widest / 2)} cy={em(middle)} r={`${row.discMm / 2}mm`} />
              <text x={em(widest + 0.5)} y={em(middle)} dy="0.35em">
                {row.text}
              </text>
            </g>
          );
        return (
          <g key={row.text} data-tone={row.tone}>
            <text y={em(top + 1.1)}>{row.text}</text>
            <rect className={styles.empty} y={em(top + 1.5)} width="100%" height="0.75em" />
            <rect y={em(top + 1.5)} width={`${100 * (row.bar ?? 0)}%`} height="0.75em" />
          </g>
        );
      })}
    </svg>
  );
}
