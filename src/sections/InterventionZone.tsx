import { Section } from '#site/components/Section.tsx';
import { SectionAction } from '#site/components/SectionAction.tsx';
import type { Region } from '#site/content/regions.ts';
import type { ZoneContent } from '#site/content/zone.ts';
import styles from './InterventionZone.module.css';

interface Props {
  words: ZoneContent;
  regions: readonly Region[];
}

export function InterventionZone({ words, regions }: Props) {
  return (
    <Section id="zone" title={words.title} lead={words.lead}>
      <div className={styles.regions}>
        {regions.map(({ name, color, departments }) => (
          <div key={name} className={styles.region} data-color={color}>
            <h3>{name}</h3>
            <ul>
              {departments.map((department) => (
                <li key={department.code}>
                  <b>{department.code}</b>
                  {department.name}
                  <small>{department.city}</small>
                  <em>
                    <span className="visually-hidden">{words.delayLabel} </span>
                    {department.delay}
                  </em>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <SectionAction action={words.action} />
    </Section>
  );
}
