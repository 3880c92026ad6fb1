import { Fragment } from 'react';
import { Co2 } from '#site/components/Co2.tsx';
import { each } from '#site/components/each.ts';
import { NewTabLink } from '#site/components/NewTabLink.tsx';
import { Section } from '#site/components/Section.tsx';
import type { ToolboxContent } from '#site/content/toolbox.ts';
import type { ToolContent } from '#site/content/tools.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { FormulaText } from './FormulaText.tsx';
import styles from './ToolExplained.module.css';

interface Props {
  words: ToolboxContent['page'];
  tool: Pick<ToolContent, 'formulas' | 'symbols' | 'assumptions' | 'sources'>;
  /** Ready answers, computed when the site is built. */
  table: { columns: string[]; rows: string[][]; note: string };
  newTab: string;
}

interface TextsProps {
  title: string;
  texts: readonly string[];
  /** How each is set. */
  as: typeof Co2 | typeof FormulaText;
}

function Texts({ title, texts, as: Text }: TextsProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {each(texts, (text) => (
          <li>
            <Text text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Ready answers, formulas, what they suppose and where they come from: all that needs no script. */
export function ToolExplained({ words, tool, table, newTab }: Props) {
  return (
    <Section id="comprendre" title={words.understand}>
      <div className={styles.explained}>
        <ComparisonTable words={{ ...table, title: words.table }} isNumeric />
        <div>
          <Texts title={words.formulas} texts={tool.formulas} as={FormulaText} />
          <dl>
            {tool.symbols.map(({ symbol, meaning }) => (
              <Fragment key={symbol}>
                <dt>
                  <FormulaText text={symbol} />
                </dt>
                <dd>{meaning}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
        <div>
          <Texts title={words.assumptions} texts={tool.assumptions} as={Co2} />
        </div>
        <div>
          <h3>{words.sources}</h3>
          <ul>
            {tool.sources.map(({ label, url }) => (
              <li key={label}>
                {url === undefined ? (
                  label
                ) : (
                  <NewTabLink href={url} newTab={newTab}>
                    {label}
                  </NewTabLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
