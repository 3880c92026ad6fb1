import { Gauge } from '#site/components/Gauge.tsx';
import { frenchAmount, withUnit } from '#site/domain/amounts.ts';
import styles from './Dial.module.css';

interface Props {
  /** The needle shows the new set-point; the zone runs from it to the old one. */
  bar: number;
  oldBar: number;
}

/** The gauge of a network before and after its set-point is lowered. Renders a <div>. */
export function Dial({ bar, oldBar }: Props) {
  const max = oldBar > 10 ? 16 : 10;
  return (
    <div className={styles.dial}>
      <Gauge
        max={max}
        major={2}
        minor={0.5}
        zone={[bar, oldBar]}
        value={bar}
        reading={withUnit(frenchAmount(bar), 'bar')}
      />
    </div>
  );
}
