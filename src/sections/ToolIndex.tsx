import { Co2 } from '#site/components/Co2.tsx';
import { PageHead } from '#site/components/PageHead.tsx';
import { Sign } from '#site/components/Sign.tsx';
import type { ToolboxContent } from '#site/content/toolbox.ts';
import styles from './ToolIndex.module.css';
import { toolSign } from './toolSigns.ts';

interface Entry {
  readonly id: string;
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

/** Every tool by the question it answers, in the words of a plant, with an answer on its screen: two drops of the main. */
export function ToolIndex({ words, tools }: Props) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <ul className={`columns elbow ${styles.index}`}>
        {tools.map(({ id, href, question, lead, example }) => (
          <li key={href}>
            <Sign name={toolSign(id)} />
            <h2>
              <a className="arrow" href={href}>
                {question}
              </a>
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
