import { branchOf, NETWORK } from '#site/domain/departments.ts';
import type { ZoneMapData } from '#site/lib/zoneMap.ts';
import styles from './ZonePipes.module.css';

type Props = Pick<ZoneMapData, 'borders' | 'departments'>;

/** Pipes from Paris, full: a rim that parts them from the map, then the air. Renders <use>s, inside an <svg>. */
export function ZonePipes({ borders, departments }: Props) {
  const path = (id: string) => `${borders}#${id}`;
  return (
    <>
      <use className={styles.rim} href={path(NETWORK)} />
      <use className={styles.air} href={path(NETWORK)} />
      {departments.map(
        ({ code, branch }) =>
          branch !== '' && (
            <use key={code} className={styles.lit} href={path(branchOf(code))} data-lit={code} />
          ),
      )}
    </>
  );
}
