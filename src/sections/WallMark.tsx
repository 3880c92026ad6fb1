// Its 214 bytes are fewer than the headers of a request.
import symbol from '#site/assets/logos/symbol.svg?inline';
import styles from './WallMark.module.css';

interface Props {
  alt: string;
}

/** The symbol, painted on a wall of the first photograph. Renders an <img>. */
export function WallMark({ alt }: Props) {
  return <img className={styles.mark} src={symbol} alt={alt} width="64" height="64" />;
}
