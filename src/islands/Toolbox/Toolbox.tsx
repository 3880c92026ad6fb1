import { useMemo } from 'react';
import { Co2 } from '#site/components/Co2.tsx';
import type { ToolFigures } from '#site/domain/tools/energy.ts';
import { Actions } from './Actions.tsx';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { Offer } from './Offer.tsx';
import { remember } from './plantMemory.ts';
import { Results } from './Results.tsx';
import { Said } from './Said.tsx';
import { sayInputs, sayLine } from './sayInputs.ts';
import styles from './Toolbox.module.css';
import { kitOf } from './toolKits.ts';
import { useTool } from './useTool.ts';
import { type KitWords, said, type ToolWords } from './words.ts';

interface Props {
  id: string;
  tool: ToolWords;
  kit: KitWords;
  figures: ToolFigures;
}

/** One calculator: a question, its values, the answer drawn. Without a script, a worked example. */
export function Toolbox({ id, tool: toolWords, kit, figures }: Props) {
  const { make, More } = kitOf(id);
  const tool = useMemo(() => make(figures), [make, figures]);
  const { root, mode, texts, typed, outcome, rested, isLive, change, query } = useTool(tool);
  const words = { kit, tool: toolWords };
  const headline = toolWords.modes[mode.id]?.headline ?? '';
  const value = outcome.results[headline];
  // A field that nobody has filled in yet is no mistake of theirs.
  const shown = Object.fromEntries(
    Object.entries(outcome.faults).filter(([key]) => texts[key] !== '' || typed[key] === ''),
  );
  const onChange = (key: string, text: string) => {
    remember(key, text);
    change(key, text);
  };
  return (
    <div ref={root} className={styles.tool}>
      <div className={styles.face} data-ground="cabinet">
        <Controls {...{ tool, mode, words, texts, onChange }} faults={shown} />
        {isLive && <Offer {...{ words, mode, texts }} onTake={change} />}
        <p>{kit.note}</p>
      </div>
      <div className={styles.screen} data-ground="screen">
        <p className={styles.result}>
          <Co2 text={toolWords.results[headline] ?? ''} />
          <b>{value === undefined ? kit.nothing : said(words, mode, headline, value)}</b>
          {value === undefined ? kit.correct : kit.order}
        </p>
        <Said words={words} mode={mode} outcome={rested} />
        <Figure scene={{ tool, mode, words, outcome }} />
        <Results words={words} mode={mode} outcome={outcome} />
        <p className={styles.given}>
          {`${kit.given} ${sayInputs(words, mode, outcome).join(', ')}.`}
        </p>
        <Actions
          words={kit}
          query={isLive ? query : ''}
          line={isLive ? sayLine(words, mode, outcome) : ''}
        >
          {More && <More words={toolWords} outcome={outcome} />}
        </Actions>
      </div>
    </div>
  );
}
