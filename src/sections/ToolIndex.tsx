import { Co2 } from '#site/components/Co2.tsx';
import { PageHead } from '#site/components/PageHead.tsx';
import type { ToolboxContent } from '#site/content/toolbox.ts';
import styles from './ToolIndex.module.css';

interface Entry {
  readonly href: string;
  readonly question: string;
  readonly lead: string;
  /** What it answers as it stands. */
  readonly example:
    | { readonly label: string; readonly value: string; readonly href?: string }
    | undefined;
}

interface Props {
  words: Pick<ToolboxContent, 'title' | 'lead'>;
  tools: readonly Entry[];
}

/** Every tool by the question it answers, in the words of a plant, with an answer on its screen. */
export function ToolIndex({ words, tools }: Props) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <ul className={`columns ${styles.index}`}>
        {tools.map(({ href, question, lead, example }) => (
          <li key={href}>
            <h2>
              <a href={href}>{question}</a>
            </h2>
            <p>{lead}</p>
            {example && (
              <p className={styles.example} data-ground="screen">
                <Co2 text={example.label} />{' '}
                <b>{example.href ? <a href={example.href}>{example.value}</a> : example.value}</b>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
