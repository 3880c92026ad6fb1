import { Readings } from '#site/components/Readings.tsx';
import type { Mode, Outcome } from '#site/domain/tools/tool.ts';
import { said, type Words } from './words.ts';

interface Props {
  words: Words;
  mode: Mode;
  outcome: Outcome;
}

/** Every result of the mode, unrounded for machines. Renders a <dl>. */
export function Results({ words, mode, outcome }: Props) {
  const readings = Object.keys(mode.results).map((key) => {
    const value = outcome.results[key];
    const output = (
      // Said once and in one go by Said. As a status, it would be called a status bar, and its value not be read.
      <output key={key} role="none" data-key={key} data-value={value ?? ''}>
        {value !== undefined && said(words, mode, key, value)}
      </output>
    );
    return [words.tool.results[key] ?? '', output] as const;
  });
  return <Readings readings={readings} />;
}
