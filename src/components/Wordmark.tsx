import styles from './Wordmark.module.css';

export interface Mark {
  readonly name: string;
  readonly symbol: string;
  /** The name as somebody drew it. */
  readonly drawing?: { readonly src: string; readonly width: number; readonly height: number };
}

interface Props {
  mark: Mark;
  /** What the drawing says to those who cannot see it; letters say it themselves. */
  alt: string;
  loading?: 'lazy';
}

/** Up to so many characters; the more there are, the smaller they are set. */
const STEPS = { short: 12, medium: 24, long: 48 } as const;

const lengthOf = ({ length }: string): string =>
  Object.entries(STEPS).find(([, max]) => length <= max)?.[0] ?? 'longest';

/** Our name: drawn, or in letters beside the symbol. */
export function Wordmark({ mark: { name, symbol, drawing }, alt, loading }: Props) {
  if (drawing !== undefined) return <img {...drawing} alt={alt} loading={loading} />;
  return (
    <span className={styles.wordmark} data-length={lengthOf(name)} translate="no">
      <img src={symbol} alt="" width="64" height="64" loading={loading} />
      <span>{name}</span>
    </span>
  );
}
