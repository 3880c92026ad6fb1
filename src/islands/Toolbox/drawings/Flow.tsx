import { bandPaths } from '#site/domain/heatFlow.ts';
import styles from './Flow.module.css';

interface Props {
  /** What comes in. */
  source: string;
  /** Where it goes; the parts make a hundred, the first is the useful one. */
  parts: readonly { readonly text: string; readonly percent: number }[];
}

/** Below it, a band has no room for its words. */
const THIN = 9;

/** Heights for the words of each band, moved apart where bands are thin. */
function heightsOf(percents: readonly number[]): number[] {
  let least = 0;
  return percents.map((percent, index) => {
    const before = percents.slice(0, index).reduce((sum, other) => sum + other, 0);
    const at = Math.max(before + percent / 2, least + THIN / 2);
    least = at + THIN / 2;
    return Math.min(at, 100 - THIN * (percents.length - index - 0.5));
  });
}

/** One quantity parting into bands as thick as their shares. Renders a <div>. */
export function Flow({ source, parts }: Props) {
  const percents = parts.map(({ percent }) => percent);
  const heights = heightsOf(percents);
  return (
    <div className={styles.flow}>
      {source}
      <svg aria-hidden="true">
        <svg aria-hidden="true" width="38%" viewBox="0 0 100 100" preserveAspectRatio="none">
          {bandPaths(percents).map((path) => (
            <path key={path} d={path} />
          ))}
          <path className={styles.column} d="M0 4H5V96H0Z" />
        </svg>
        {parts.map(({ text }, index) => (
          <text key={text} x="41%" y={`${heights[index]}%`} dy="0.35em">
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
