import { Fragment } from 'react';
import { Section } from '#site/components/Section.tsx';
import type { Region } from '#site/content/regions.ts';
import type { ZoneContent } from '#site/content/zone.ts';
import type { ZoneMapData } from '#site/lib/zoneMap.ts';
import { Departments } from './Departments.tsx';
import styles from './InterventionZone.module.css';
import { ZoneFinder } from './ZoneFinder.tsx';
import { ZoneMap } from './ZoneMap.tsx';

interface Props {
  words: ZoneContent;
  regions: readonly Region[];
  map: ZoneMapData;
  phoneHref: string;
}

export function InterventionZone({ words, regions, map, phoneHref }: Props) {
  return (
    <Section id="zone" title={words.title} lead={words.lead} variant="under">
      <div className={styles.zone}>
        <ZoneFinder words={words} phoneHref={phoneHref} />
        <div className={styles.map}>
          <ZoneMap map={map} label={words.mapLabel} sea={words.sea} />
        </div>
        <div className={styles.regions}>
          {regions.map(({ name, color, departments }) => (
            <Fragment key={name}>
              <h3 data-color={color}>{name}</h3>
              <Departments departments={departments} prefecture={words.prefecture} />
            </Fragment>
          ))}
        </div>
      </div>
    </Section>
  );
}
