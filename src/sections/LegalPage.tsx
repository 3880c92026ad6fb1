import { each } from '#site/components/each.ts';
import { PageHead } from '#site/components/PageHead.tsx';
import { Prose } from '#site/components/Prose.tsx';
import type { LegalText } from '#site/content/legal.ts';
import type { Navigation } from '#site/content/navigation.ts';
import { formatDate } from '#site/domain/date.ts';
import styles from './LegalPage.module.css';

interface Props {
  text: LegalText;
  words: Navigation['legalPage'];
  newTab: string;
}

export function LegalPage({ text, words, newTab }: Props) {
  const headings = text.body.filter((block) => block.kind === 'heading');
  return (
    <>
      <PageHead title={text.heading} lead={`${words.versionLabel} ${formatDate(text.updated)}.`} />
      <div className={`columns elbow ${styles.body}`}>
        <nav className={`screen-only ${styles.contents}`} aria-label={words.contentsLabel}>
          <ul>
            {each(headings, ({ id, text }) => (
              <li>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.text}>
          <Prose blocks={text.body} newTab={newTab} />
        </div>
      </div>
    </>
  );
}
