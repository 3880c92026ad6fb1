import { Fragment } from 'react';
import { DRAWN_ONLY } from '#site/components/drawnOnly.ts';
import { NEIGHBOURS } from '#site/domain/departments.ts';
import type { ZoneMapData } from '#site/lib/zoneMap.ts';
import styles from './ZoneMap.module.css';
import { ZonePipes } from './ZonePipes.tsx';

interface Props {
  map: ZoneMapData;
  /** What the map shows; the list beside it says the same in words. */
  label: string;
  sea: string;
}

/** The lens over Paris and its ring: where it hangs, how wide, how strong. */
const LENS = { x: 840, y: 170, radius: 130, zoom: 3.8 };

/** Where we go, drawn from the real borders, which are a file of their own. Renders an <svg>. */
export function ZoneMap({ map, label, sea }: Props) {
  const [parisX, parisY] = map.paris;
  const border = (id: string) => `${map.borders}#${id}`;
  const paris = map.departments.find(({ code }) => code === '75');
  const ring = LENS.radius / LENS.zoom;
  const toLens = [LENS.x - 15 - parisX, LENS.y + LENS.radius - parisY] as const;
  const edge = ring / Math.hypot(...toLens);
  const zoomed = `translate(${LENS.x - parisX * LENS.zoom} ${LENS.y - parisY * LENS.zoom}) scale(${LENS.zoom})`;
  return (
    <svg className={styles.map} viewBox={map.viewBox} role="img" aria-label={label}>
      <style>{map.highlight}</style>
      <text className={styles.sea} x="130" y="150" {...DRAWN_ONLY}>
        {sea}
      </text>
      <g>
        <use className={styles.neighbours} href={border(NEIGHBOURS)} />
        {map.departments.map(({ code, color }) => (
          <use
            key={code}
            className={styles.department}
            href={border(code)}
            data-code={code}
            data-color={color}
          />
        ))}
        {/* Drawn again over its neighbours when lit, so that its outline is whole. */}
        {map.departments.map(({ code }) => (
          <use key={code} className={styles.lit} href={border(code)} data-lit={code} />
        ))}
        <ZonePipes borders={map.borders} departments={map.departments} />
      </g>
      {map.departments.map(({ code, color, label: [x, y], dot }) => (
        <Fragment key={code}>
          {dot && <circle className={styles.dot} cx={dot[0]} cy={dot[1]} r="7" />}
          {code !== '75' && (
            <text
              className={styles.sign}
              data-color={color}
              data-lit={code}
              x={x}
              y={y + 13}
              {...DRAWN_ONLY}
            >
              {code}
            </text>
          )}
        </Fragment>
      ))}
      <clipPath id="lens">
        <circle cx={LENS.x} cy={LENS.y} r={LENS.radius} />
      </clipPath>
      <path
        className={styles.lens}
        d={`M${parisX + toLens[0] * edge} ${parisY + toLens[1] * edge}L${LENS.x - 15} ${LENS.y + LENS.radius}`}
      />
      <circle className={styles.dot} cx={parisX} cy={parisY} r="24" />
      <circle className={styles.lens} cx={parisX} cy={parisY} r={ring} />
      <circle className={styles.ground} cx={LENS.x} cy={LENS.y} r={LENS.radius} />
      <g clipPath="url(#lens)">
        <use className={styles.neighbours} href={border(NEIGHBOURS)} transform={zoomed} />
        {paris && (
          <>
            <use
              className={styles.department}
              href={border(paris.code)}
              data-code={paris.code}
              data-color={paris.color}
              transform={zoomed}
            />
            <use
              className={styles.lit}
              href={border(paris.code)}
              data-lit={paris.code}
              transform={zoomed}
            />
          </>
        )}
      </g>
      <circle className={styles.lens} cx={LENS.x} cy={LENS.y} r={LENS.radius} />
      {paris && (
        <text
          className={styles.sign}
          data-color={paris.color}
          data-lit={paris.code}
          x={LENS.x}
          y={LENS.y + 14}
          {...DRAWN_ONLY}
        >
          {paris.code}
        </text>
      )}
    </svg>
  );
}
