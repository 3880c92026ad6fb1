import styles from './Curves.module.css';
import type { Drawing } from './drawing.ts';

interface Props {
  label: string;
  drawing: Extract<Drawing, { kind: 'curves' }>;
}

/** Where the curves lie, in hundredths of the drawing: words stand around them. */
const TOP = 12;
const FLOOR = 86;

const tenth = (value: number) => Math.round(value * 10) / 10;
const percent = (value: number) => `${tenth(value)}%`;

/** Quantities over time or size; lines stretch with the screen, words do not. Renders an <svg>. */
export function Curves({ label, drawing }: Props) {
  const { curves, x, y, marks = [] } = drawing;
  const across = (value: number) => (100 * (value - x.from)) / (x.to - x.from);
  const down = (value: number) => 100 - (100 * (value - y.from)) / (y.to - y.from);
  const inDrawing = (value: number) => TOP + (down(value) * (FLOOR - TOP)) / 100;
  return (
    <svg className={styles.curves} role="img" aria-label={label}>
      <svg
        aria-hidden="true"
        y={percent(TOP)}
        height={percent(FLOOR - TOP)}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path className={styles.axes} d="M0 0V100H100" />
        {curves.map(({ label: name, points }) => (
          <path
            key={name}
            d={`M${points.map(([a, b]) => `${tenth(across(a))} ${tenth(down(b))}`).join('L')}`}
          />
        ))}
      </svg>
      {marks.map(({ at: [a, b], text }) => (
        <g key={text}>
          <circle cx={percent(across(a))} cy={percent(inDrawing(b))} r="6" />
          <text
            x={percent(across(a))}
            y={percent(inDrawing(b))}
            dy="-0.7em"
            className={styles.mark}
          >
            {text}
          </text>
        </g>
      ))}
      <text y="1em">{y.text}</text>
      <text y="100%" dy="-0.1em">
        {x.start}
      </text>
      <text x="100%" y="100%" dy="-0.1em" className={styles.end}>
        {x.text}
      </text>
    </svg>
  );
}
