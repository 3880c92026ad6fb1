import type { Block, Fact, Inlines } from '#site/content/pipeline/prose.ts';
import { each } from './each.ts';
import { InlineText } from './InlineText.tsx';
import styles from './Prose.module.css';
import { plainText } from './plainText.ts';

interface Props {
  blocks: readonly Block[];
  newTab: string;
}

/** A long text: headings, paragraphs, lists, facts, tables. Renders a <div>. */
export function Prose({ blocks, newTab }: Props) {
  const text = (content: Inlines) => <InlineText content={content} newTab={newTab} />;

  const fact = ({ term, detail }: Fact) => (
    <>
      <dt>{text(term)}</dt>
      <dd>{text(detail)}</dd>
    </>
  );

  // Phones stack the cells: each then carries its column's title.
  const cell = (content: Inlines, title: Inlines) => (
    <td data-label={plainText(title)}>{text(content)}</td>
  );

  const row = ([first = [], ...others]: readonly Inlines[], titles: readonly Inlines[]) => (
    <tr>
      <th scope="row">{text(first)}</th>
      {each(others, (content, index) => cell(content, titles[index + 1] ?? []))}
    </tr>
  );

  const block = (content: Block) => {
    switch (content.kind) {
      case 'heading':
        return <h2 id={content.id}>{content.text}</h2>;
      case 'paragraph':
        return <p>{text(content.children)}</p>;
      case 'list': {
        const List = content.ordered ? 'ol' : 'ul';
        return (
          <List>
            {each(content.items, (item) => (
              <li>{text(item)}</li>
            ))}
          </List>
        );
      }
      case 'facts':
        return <dl>{each(content.facts, fact)}</dl>;
      case 'table':
        return (
          <table className={styles.table} aria-labelledby={content.labelledBy}>
            <thead>
              <tr>
                {each(content.header, (cell) => (
                  <th scope="col">{text(cell)}</th>
                ))}
              </tr>
            </thead>
            <tbody>{each(content.rows, (cells) => row(cells, content.header))}</tbody>
          </table>
        );
    }
  };

  return <div className={styles.prose}>{each(blocks, block)}</div>;
}
