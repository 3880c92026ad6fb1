import { each } from '#site/components/each.ts';
import { Section } from '#site/components/Section.tsx';
import type { RentalContent } from '#site/content/rental.ts';
import type { RescueSheetContent } from '#site/content/rescueSheet.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import { RescueFields } from './RescueFields.tsx';
import styles from './RescueSheet.module.css';

interface Props {
  id: string;
  words: Pick<RescueSheetContent, 'question' | 'sheet'>;
  phone: PhoneLink;
  needs: RentalContent['needs'];
  /** Of the link that dials the number. */
  qr: { readonly size: number; readonly path: string };
}

/** A sheet of A4 to fill in, print and hang up. */
export function RescueSheet({ id, words: { question, sheet }, phone, needs, qr }: Props) {
  return (
    <Section id={id} title={question} ground="concrete" variant="tool">
      <div className={styles.sheet} data-ground="paper">
        <div className={styles.call}>
          <h3>{sheet.heading}</h3>
          <a href={phone.href}>{phone.large}</a>
          <p>{sheet.availability}</p>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={sheet.qrLabel}>
            <path d={qr.path} />
          </svg>
        </div>
        <RescueFields labels={sheet.fields} />
        <div>
          <h4>{sheet.before}</h4>
          <ol>
            {each(sheet.readings, (reading) => (
              <li>{reading}</li>
            ))}
          </ol>
        </div>
        <div>
          <h4>{sheet.rental}</h4>
          <ol>
            {each(needs, ({ term, detail }) => (
              <li>
                <b>{term}</b>
                {` ${detail}`}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p className={`screen-only ${styles.print}`}>
        <button type="button" className={`needs-script ${styles.button}`} data-prints>
          {sheet.print}
        </button>
        <button type="button" className={`needs-script ${styles.clear}`} data-clears>
          {sheet.clear}
        </button>
        <span>{sheet.note}</span>
      </p>
    </Section>
  );
}
