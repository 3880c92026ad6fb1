import styles from './Vessels.module.css';

export interface Vessel {
  readonly name: string;
  readonly value: string;
  /** A measuring glass or a thermometer filled so high, or a cube of such a side: 0 to 1. */
  readonly shape: 'glass' | 'thermometer' | 'cube';
  readonly level: number;
  /** Where water freezes, on a thermometer. */
  readonly zero?: number;
}

interface Props {
  vessels: readonly Vessel[];
}

const GLASS_TICKS = [0.2, 0.4, 0.6, 0.8];

const tenth = (value: number) => Math.round(value * 10) / 10;

function Glass({ level }: Vessel) {
  const height = tenth(84 * level);
  return (
    <>
      <rect className={styles.fill} x="27" y={96 - height} width="46" height={height} />
      <path className={styles.outline} d="M20 8H27V96H73V8H80" />
      <path
        className={styles.outline}
        d={GLASS_TICKS.map((at) => `M27 ${96 - 84 * at}h12`).join('')}
      />
    </>
  );
}

function Thermometer({ level, zero = 0 }: Vessel) {
  const top = (share: number) => tenth(72 - 64 * share);
  return (
    <>
      <path className={styles.outline} d="M43 72V8a7 7 0 0 1 14 0V72a14 14 0 1 1-14 0Z" />
      <path className={styles.fill} d={`M47 ${top(level)}h6V74a10 10 0 1 1-6 0Z`} />
      <path className={styles.outline} d={`M62 ${top(zero)}h12`} />
      <text x="77" y={top(zero)} dy="0.35em">
        0
      </text>
    </>
  );
}

/** Seen from a corner: three faces, each in its shade. */
function Cube({ level }: Vessel) {
  const side = 46 * level;
  const [half, rise] = [side * 0.87, side / 2];
  const [x, y] = [50, 96];
  const path = (...points: readonly (readonly [number, number])[]) =>
    `M${points.map(([a, b]) => `${tenth(x + a)} ${tenth(y + b)}`).join('L')}Z`;
  return (
    <g className={styles.cube}>
      <path d={path([0, 0], [-half, -rise], [-half, -rise - side], [0, -side])} />
      <path d={path([0, 0], [half, -rise], [half, -rise - side], [0, -side])} />
      <path
        d={path([0, -side], [-half, -rise - side], [0, -2 * rise - side], [half, -rise - side])}
      />
    </g>
  );
}

const SHAPES = { glass: Glass, thermometer: Thermometer, cube: Cube };

/** Quantities as things that hold them, side by side. Renders a <div>. */
export function Vessels({ vessels }: Props) {
  return (
    <div className={styles.vessels} data-count={vessels.length}>
      {vessels.map((vessel) => {
        const Shape = SHAPES[vessel.shape];
        return (
          <p key={vessel.name}>
            <svg aria-hidden="true" viewBox="0 0 100 100">
              <Shape {...vessel} />
            </svg>
            <b>{vessel.value}</b> {vessel.name}
          </p>
        );
      })}
    </div>
  );
}
