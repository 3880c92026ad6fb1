import { MAIN_SCALE } from '#site/components/dial.ts';
import { Gauge } from '#site/components/Gauge.tsx';
import { PageHead } from '#site/components/PageHead.tsx';
import type { ToolboxContent } from '#site/content/toolbox.ts';
import { withUnit } from '#site/domain/amounts.ts';
import styles from './ToolIndex.module.css';
import { type ToolEntry, ToolRow } from './ToolRow.tsx';

interface Props {
  words: Pick<ToolboxContent, 'title' | 'lead'>;
  tools: readonly ToolEntry[];
}

/** Every tool by the question it answers, in the words of a plant, on two drops of the main. */
export function ToolIndex({ words, tools }: Props) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <div className={styles.gauge}>
          <Gauge {...MAIN_SCALE} value={7} reading={withUnit('7', 'bar')} />
        </div>
      </PageHead>
      <ul className={`columns elbow ${styles.index}`}>
        {tools.map((tool) => (
          <ToolRow key={tool.href} tool={tool} />
        ))}
      </ul>
    </>
  );
}
