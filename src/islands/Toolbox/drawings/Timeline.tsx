import styles from './Timeline.module.css';

interface Event {
  readonly name: string;
  readonly day: string;
  /** Its place between the two ends: 0 to 1. */
  readonly at: number;
  readonly tone?: 'today' | 'due' | 'late' | undefined;
}

interface Props {
  /** In order. */
  events: readonly Event[];
  /** Each year that begins between the two ends. */
  years: readonly { readonly at: number; readonly text: string }[];
}

const percent = (share: number) => `${Math.round(1000 * share) / 10}%`;

/** Room for a number, as a share of the width. */
const NUMBER = 0.085;

/** Where the numbers stand: over their days, moved apart where days are close. */
function placesOf(days: readonly number[]): number[] {
  const places: number[] = [];
  for (const day of days) places.push(Math.max(day, (places.at(-1) ?? -1) + NUMBER));
  return places.map((place, index) => Math.min(place, 1 - NUMBER * (places.length - 1 - index)));
}

/** The life of a thing along a pipe, each day numbered, and the days under it. Renders a <div>. */
export function Timeline({ events, years }: Props) {
  const places = placesOf(events.map(({ at }) => at)).map(percent);
  const today = events.find(({ tone }) => tone === 'today')?.at ?? 0;
  return (
    <div className={styles.timeline}>
      <svg aria-hidden="true">
        <rect className={styles.empty} y="2.6em" width="100%" height="10" />
        <rect y="2.6em" width={percent(today)} height="10" />
        {years.map(({ at, text }) => (
          <g key={text}>
            <line x1={percent(at)} x2={percent(at)} y1="3.6em" y2="4em" />
            <text className={styles.year} x={percent(at)} y="5em">
              {text}
            </text>
          </g>
        ))}
        {events.map(({ name, at, tone }, index) => (
          <g key={name} data-tone={tone}>
            <line x1={places[index]} x2={percent(at)} y1="2.05em" y2="3.3em" />
            <circle cx={places[index]} cy="1.25em" r="0.8em" />
            <text x={places[index]} y="1.6em">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol>
        {events.map(({ name, day, tone }) => (
          <li key={name} data-tone={tone}>
            {name} <b>{day}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
