import { Co2 } from '#site/components/Co2.tsx';
import { Sign } from '#site/components/Sign.tsx';
import styles from './ToolRow.module.css';
import { toolSign } from './toolSigns.ts';

export interface ToolEntry {
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
  tool: ToolEntry;
}

/** A question, and an answer beside it. Renders an <li>. */
export function ToolRow({ tool: { id, href, question, lead, example } }: Props) {
  return (
    <li className={styles.row}>
      <Sign name={toolSign(id)} />
      <h2>
        <a className="arrow" href={href}>
          {question}
        </a>
      </h2>
      <p>{lead}</p>
      {example && (
        <p className={styles.example}>
          <Co2 text={example.label} />{' '}
          <b>{example.href ? <a href={example.href}>{example.value}</a> : example.value}</b>
        </p>
      )}
    </li>
  );
}
