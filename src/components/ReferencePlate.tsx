import { Plate } from './Plate.tsx';
import styles from './ReferencePlate.module.css';

interface Props {
  label: string;
  reference: string;
}

/** The reference of a request, engraved on a machine's nameplate. Renders a <p>. */
export function ReferencePlate({ label, reference }: Props) {
  return (
    <Plate as="p" className={styles.reference}>
      {`${label} `}
      <b translate="no">{reference}</b>
    </Plate>
  );
}
