import { Fragment } from 'react';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Section } from '#site/components/Section.tsx';
import type { Department, Region } from '#site/content/regions.ts';
import type { ZoneContent } from '#site/content/zone.ts';
import type { ZoneMapData } from '#site/lib/zoneMap.ts';
import styles from './InterventionZone.module.css';
import { ZoneMap } from './ZoneMap.tsx';

interface Props {
  words: ZoneContent;
  regions: readonly Region[];
  map: ZoneMapData;
  phoneHref: string;
}

/** Says at once whether we come (behaviors/zoneFinder.ts); without a script, the list does. */
function Finder({ words }: { words: ZoneContent['finder'] }) {
  const id = 'code-postal';
  return (
    <p className="needs-script">
      <label htmlFor={id}>{words.label}</label>
      <input id={id} autoComplete="postal-code" maxLength={40} />
      <output htmlFor={id} data-inside={words.inside} data-outside={words.outside}>
        {words.example}
      </output>
    </p>
  );
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

export function InterventionZone({ words, regions, map, phoneHref }: Props) {
  return (
    <Section id="zone" title={words.title} lead={words.lead}>
      <div className={styles.map}>
        <ZoneMap map={map} label={words.mapLabel} sea={words.sea} />
        <div className={styles.finder} data-ground="night">
          <Finder words={words.finder} />
          <ButtonLink variant="call" href={phoneHref}>
            {words.finder.call}
          </ButtonLink>{' '}
          <ButtonLink variant="line" href={words.action.href}>
            {words.action.label}
          </ButtonLink>
        </div>
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
      </div>
    </Section>
  );
}
