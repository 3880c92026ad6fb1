import styles from './Sign.module.css';

/** Signs after ISO 1219-1 on a 48 grid: the outline is filled so that the pipe passes behind it. */
const SIGNS = {
  gauge: {
    outline: 'M7 24a17 17 0 1 0 34 0a17 17 0 1 0-34 0',
    detail: 'M15 33 32.5 15.5M25 15.5h7.5V23',
  },
  compressor: {
    outline: 'M7 24a17 17 0 1 0 34 0a17 17 0 1 0-34 0',
    detail: 'M24 7 13.5 25h21ZM24 0v7M24 41v7',
  },
  /** On a branch: the pipe passes behind it, so it has no legs of its own. */
  branchCompressor: {
    outline: 'M7 24a17 17 0 1 0 34 0a17 17 0 1 0-34 0',
    detail: 'M24 7 13.5 25h21Z',
  },
  branchVacuumPump: {
    outline: 'M7 24a17 17 0 1 0 34 0a17 17 0 1 0-34 0',
    detail: 'M24 41 13.5 23h21Z',
  },
  vacuumPump: {
    outline: 'M7 24a17 17 0 1 0 34 0a17 17 0 1 0-34 0',
    detail: 'M24 41 13.5 23h21ZM24 0v7M24 41v7',
  },
  regulator: {
    outline: 'M7 11h34v30H7z',
    detail: 'M12.5 26h22M28 19.5l6.5 6.5-6.5 6.5M15 11l4-8 5 8 5-8 4 8',
  },
  exchanger: {
    outline: 'M24 4 44 24 24 44 4 24Z',
    detail: 'M24 36V13M18.5 18.5 24 13l5.5 5.5M24 0v4M24 44v4',
  },
  separator: {
    outline: 'M8 15a6 6 0 0 1 12 0v18a6 6 0 0 1-12 0zM28 15a6 6 0 0 1 12 0v18a6 6 0 0 1-12 0z',
    detail:
      'M14 9V3h20v6M24 0v3M14 39v6h20v-6M24 45v3M20 16h8M20 32h8m-2.5-19-3 3 3 3M22.5 29l3 3-3 3',
  },
  /** The same in its cabinet: a pipe passes behind it. */
  branchSeparator: {
    outline: 'M5 5h38v38H5z',
    detail:
      'M12 17a4.5 4.5 0 0 1 9 0v14a4.5 4.5 0 0 1-9 0zM27 17a4.5 4.5 0 0 1 9 0v14a4.5 4.5 0 0 1-9 0z',
  },
  /** A port to the open air. */
  exhaust: {
    outline: 'M14 8h20v32H14z',
    detail: 'M34 15 47 24 34 33',
  },
  reducer: {
    outline: 'M5 7h38L32 41H16z',
    detail: 'M24 13v20M18.5 27.5 24 33l5.5-5.5',
  },
  receiver: {
    outline: 'M16 12h16a12 12 0 0 1 0 24H16a12 12 0 0 1 0-24z',
    detail: 'M13 12.4v23.2M35 12.4v23.2',
  },
  flowMeter: {
    outline: 'M7 24a17 17 0 1 0 34 0a17 17 0 1 0-34 0',
    detail: 'M16 12q8 12 0 24M32 12q-8 12 0 24',
  },
  waterTrap: {
    outline: 'M24 4 44 24 24 44 4 24Z',
    detail: 'M13 33h22M24 13v13',
  },
  /** Closed. */
  shutOff: {
    outline: 'M9 9h30L24 24l15 15H9l15-15z',
    detail: 'M24 24h17M41 17v14',
  },
} as const;

export type SignName = keyof typeof SIGNS;

interface Props {
  name: SignName;
}

/** An instrument's sign, beside its name in words. Renders an <svg>. */
export function Sign({ name }: Props) {
  const { outline, detail } = SIGNS[name];
  return (
    <svg className={styles.sign} viewBox="0 0 48 48" aria-hidden="true">
      <path className={styles.outline} d={outline} />
      <path d={detail} />
    </svg>
  );
}
