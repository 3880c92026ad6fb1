import { dial, type GaugeScale } from './dial.ts';
import styles from './Gauge.module.css';

interface Props extends GaugeScale {
  /** Its value with its unit, written under the needle. */
  reading: string;
}

/** A pressure gauge drawn from its scale; the text beside it says the same. Renders an <svg>. */
export function Gauge({ reading, ...scale }: Props) {
  const { minorTicks, majorTicks, numerals, zone, needleDegrees, riseDegrees } = dial(scale);
  return (
    <svg
      className={styles.gauge}
      viewBox="0 0 200 238"
      aria-hidden="true"
      data-once={`${riseDegrees}deg`}
    >
      <path className={styles.stem} d="M91 190h18v48H91zM84 206h32v16H84z" />
      <circle className={styles.face} cx="100" cy="100" r="96" />
      <path className={styles.zone} d={zone} />
      <path className={styles.minor} d={minorTicks.d} strokeDasharray={minorTicks.dashes} />
      <path className={styles.major} d={majorTicks.d} strokeDasharray={majorTicks.dashes} />
      <g className={styles.needle}>
        <path
          className={styles.ink}
          d="M95 124 98.6 19h2.8L105 124Z"
          transform={`rotate(${needleDegrees} 100 100)`}
        />
      </g>
      <g className={styles.numerals}>
        {numerals.map(({ text, x, y }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
        <text className={styles.reading} x="100" y="171">
          {reading}
        </text>
      </g>
      <circle className={styles.ink} cx="100" cy="100" r="9" />
      <circle className={styles.pin} cx="100" cy="100" r="3" />
    </svg>
  );
}
