import { useMemo } from 'react';
import { Cabinet } from '#site/components/Cabinet.tsx';
import { Co2 } from '#site/components/Co2.tsx';
import { MainReading } from '#site/components/MainReading.tsx';
import type { ToolFigures } from '#site/domain/tools/energy.ts';
import { Actions } from './Actions.tsx';
import { Controls } from './Controls.tsx';
import { Figure } from './Figure.tsx';
import { Given } from './Given.tsx';
import { Offer } from './Offer.tsx';
import { remember } from './plantMemory.ts';
import { Result, Results } from './Results.tsx';
import { Said } from './Said.tsx';
import { sayLine } from './sayInputs.ts';
import { kitOf } from './toolKits.ts';
import { useTool } from './useTool.ts';
import {
  faultSentences,
  type KitWords,
  said,
  type ToolWords,
  warningSentences,
  wordsFor,
} from './words.ts';

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
  const { root, mode, texts, typed, outcome, rested, isTouched, today, change, query } =
    useTool(tool);
  const isLive = today !== '';
  const words = wordsFor(kit, toolWords, mode);
  const headline = toolWords.modes[mode.id]?.headline ?? '';
  const value = outcome.results[headline];
  const isFound = value !== undefined;
  // On a phone the rest is below the fields: what matters most stands with the figure, or in its place.
  const warnings = warningSentences(words, mode, outcome);
  const first = warnings[0]?.split(/(?<=\.) /)[0] ?? '';
  // An empty field that the visitor has not touched is not an error.
  const shown = Object.fromEntries(
    Object.entries(outcome.faults).filter(([key]) => texts[key] !== '' || typed[key] === ''),
  );
  // It is asked for instead: "Mise en service ?".
  const [missing] = Object.keys(outcome.faults).filter((key) => !(key in shown));
  const [wrong = kit.nothing] = faultSentences(words, mode, shown);
  const asked = missing === undefined ? wrong : `${words.tool.fields[missing]}\u00a0?`;
  const onChange = (key: string, text: string) => {
    remember(key, text);
    change(key, text);
  };
  return (
    <Cabinet
      ref={root}
      face={
        <>
          <Controls {...{ tool, mode, words, texts, onChange }} faults={shown} />
          {isLive && <Offer key={mode.id} {...{ words, mode, texts }} onTake={change} />}
          <p>{kit.note}</p>
        </>
      }
      reading={
        <MainReading
          label={<Co2 text={toolWords.results[headline] ?? ''} />}
          value={
            <Result
              name={headline}
              value={value}
              text={isFound ? said(words, mode, headline, value) : first || asked}
            />
          }
          note={isFound ? first : undefined}
          isNoteRepeated
          isQuiet={!isFound}
        />
      }
    >
      {(isFound || !first) && (
        <p>{isFound || !isLive ? (toolWords.order ?? kit.order) : kit.correct}</p>
      )}
      <Said {...{ words, warnings }} {...rested} isTouched={isTouched} />
      <Figure scene={{ tool, mode, words, outcome }} />
      <Results {...{ words, mode, outcome, headline }} />
      <Given {...{ words, mode, outcome, today, query }} />
      <Actions
        words={kit}
        query={isLive ? query : undefined}
        line={isLive ? sayLine(words, mode, outcome) : ''}
      >
        {More && <More words={toolWords} outcome={outcome} />}
      </Actions>
    </Cabinet>
  );
}
