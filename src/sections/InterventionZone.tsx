import { Fragment } from 'react';
import { Section } from '#site/components/Section.tsx';
import { SectionAction } from '#site/components/SectionAction.tsx';
import type { Department, Region } from '#site/content/regions.ts';
import type { ZoneContent } from '#site/content/zone.ts';
import type { ZoneMapData } from '#site/lib/zoneMap.ts';
import styles from './InterventionZone.module.css';
import { ZoneMap } from './ZoneMap.tsx';

interface Props {
  words: ZoneContent;
  regions: readonly Region[];
  map: ZoneMapData;
}

/** The styles that light its twin on the map (lib/zoneHighlight.ts) find a card by its code. */
function DepartmentCard({ code, name, city, delay }: Department) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focus reveals the delay, as hovering does.
    <li tabIndex={0} data-code={code}>
      <b>{code}</b>
      {` ${name} `}
      <small>{city}</small> <em>{delay}</em>
    </li>
  );
}

export function InterventionZone({ words, regions, map }: Props) {
  return (
    <Section id="zone" title={words.title} lead={words.lead}>
      <div className={styles.map}>
        <ZoneMap map={map} label={words.mapLabel} sea={words.sea} />
      </div>
      <div className={styles.regions}>
        {regions.map(({ name, color, departments }) => (
          <Fragment key={name}>
            <h3 data-color={color}>{name}</h3>
            <ul className={styles.departments}>
              {departments.map((department) => (
                <DepartmentCard key={department.code} {...department} />
              ))}
            </ul>
          </Fragment>
        ))}
        <SectionAction action={words.action} />
      </div>
    </Section>
  );
}
