import styles from './Curves.module.css';

type Point = readonly [x: number, y: number];
type Tick = readonly [at: number, text: string];

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly Tick[];
}

interface Mark {
  readonly at: Point;
  readonly text: string;
  /** To the right of its point, where the curve comes down from the left. */
  readonly isAfter?: boolean;
}

export interface Plot {
  readonly x: Axis;
  readonly y: Axis;
  /** The first is the visitor's; the second is dashed. */
  readonly curves: readonly (readonly Point[])[];
  /** What lies under the first curve is filled. */
  readonly isFilled?: boolean;
  readonly marks?: readonly Mark[];
  /** Levels that the curve should keep to. */
  readonly levels?: readonly Tick[];
}

/** Where the curves lie, in hundredths of the drawing: words stand around them. */
const TOP = 10;
const FLOOR = 88;
/** Where they end when levels have their names beside them. */
const END = 80;

const tenth = (value: number) => Math.round(value * 10) / 10;
const percent = (value: number) => `${tenth(value)}%`;
const sideOf = (at: number) => (at < 22 ? 'start' : at > 78 ? 'end' : 'middle');

/** Quantities over time or size; lines stretch with the screen, words do not. Renders an <svg>. */
export function Curves({ x, y, curves, isFilled = false, marks = [], levels = [] }: Plot) {
  const end = levels.length > 0 ? END : 100;
  const across = (value: number) => (100 * (value - x.from)) / (x.to - x.from);
  const place = (value: number) => percent((across(value) * end) / 100);
  const down = (value: number) => 100 - (100 * (value - y.from)) / (y.to - y.from);
  const height = (value: number) => percent(TOP + (down(value) * (FLOOR - TOP)) / 100);
  const line = (points: readonly Point[]) =>
    `M${points.map(([a, b]) => `${tenth(across(a))} ${tenth(down(b))}`).join('L')}`;
  const [first = []] = curves;
  const right = tenth(across(first.at(-1)?.[0] ?? 0));
  return (
    <svg aria-hidden="true" className={styles.curves}>
      <svg
        aria-hidden="true"
        y={percent(TOP)}
        width={percent(end)}
        height={percent(FLOOR - TOP)}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path
          className={styles.grid}
          d={`M0 100H100${y.ticks.map(([at]) => `M0 ${tenth(down(at))}H100`).join('')}${x.ticks.map(([at]) => `M${tenth(across(at))} 100v-3`).join('')}`}
        />
        {isFilled && <path className={styles.area} d={`${line(first)}L${right} 100 0 100Z`} />}
        {levels.length > 0 && (
          <path
            className={styles.level}
            d={levels.map(([at]) => `M0 ${tenth(down(at))}H100`).join('')}
          />
        )}
        {curves.map((points, index) => (
          <path
            key={line(points)}
            className={index > 0 ? styles.other : undefined}
            d={line(points)}
          />
        ))}
      </svg>
      {y.ticks.map(([at, text]) => (
        <text key={text} y={height(at)} dy="-0.35em">
          {text}
        </text>
      ))}
      {x.ticks.map(([at, text]) => (
        <text key={text} x={place(at)} y="100%" dy="-0.1em" textAnchor={sideOf(across(at))}>
          {text}
        </text>
      ))}
      {levels.map(([at, text]) => (
        <text key={text} className={styles.mark} x={percent(end + 2)} y={height(at)} dy="0.35em">
          {text}
        </text>
      ))}
      {marks.map(({ at: [a, b], text, isAfter }) => (
        <g key={text}>
          <circle cx={place(a)} cy={height(b)} r="6" />
          <text
            className={styles.mark}
            x={place(a)}
            y={height(b)}
            dy="-0.8em"
            textAnchor={isAfter ? 'start' : sideOf(across(a))}
          >
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
