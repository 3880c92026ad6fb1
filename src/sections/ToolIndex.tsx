import { PageHead } from '#site/components/PageHead.tsx';
import type { ToolboxContent } from '#site/content/toolbox.ts';
import styles from './ToolIndex.module.css';

interface Entry {
  readonly href: string;
  readonly question: string;
  readonly lead: string;
}

interface Props {
  words: Pick<ToolboxContent, 'title' | 'lead'>;
  tools: readonly Entry[];
}

/** Every tool by the question it answers, in the words of a plant. */
export function ToolIndex({ words, tools }: Props) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <ul className={`columns ${styles.index}`}>
        {tools.map(({ href, question, lead }) => (
          <li key={href}>
            <h2>
              <a href={href}>{question}</a>
            </h2>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
