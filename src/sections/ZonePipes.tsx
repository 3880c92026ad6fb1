import { branchOf, NETWORK } from '#site/domain/departments.ts';
import type { ZoneMapData } from '#site/lib/zoneMap.ts';
import styles from './ZonePipes.module.css';

type Props = Pick<ZoneMapData, 'borders' | 'departments'>;

/** Pipes from Paris: walls, then what is in them. Empty, until their place is lit. Renders <use>s, inside an <svg>. */
export function ZonePipes({ borders, departments }: Props) {
  const path = (id: string) => `${borders}#${id}`;
  return (
    <>
      <use className={styles.walls} href={path(NETWORK)} />
      <use className={styles.empty} href={path(NETWORK)} />
      {departments.map(
        ({ code, branch }) =>
          branch !== '' && (
            <use key={code} className={styles.full} href={path(branchOf(code))} data-lit={code} />
          ),
      )}
    </>
  );
}
