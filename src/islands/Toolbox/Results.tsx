import { Readings } from '#site/components/Readings.tsx';
import type { Mode, Outcome, ResultValue } from '#site/domain/tools/tool.ts';
import { said, type Words } from './words.ts';

interface ResultProps {
  name: string;
  value: ResultValue | undefined;
  /** As it is shown. */
  text: string;
}

/**
 * One result, unrounded for machines. Said once and in one go by Said. As a status, it would be called a status bar,
 * and its value not be read.
 */
export const Result = ({ name, value, text }: ResultProps) => (
  <output role="none" data-key={name} data-value={value ?? ''}>
    {text}
  </output>
);

interface Props {
  words: Words;
  mode: Mode;
  outcome: Outcome;
  /** The result that stands over them. */
  headline: string;
}

/** The other results of the mode. Renders a <dl>, or nothing. */
export function Results({ words, mode, outcome, headline }: Props) {
  const others = Object.keys(mode.results).filter((key) => key !== headline);
  const readings = others.map((key) => {
    const value = outcome.results[key];
    const text = value === undefined ? '' : said(words, mode, key, value);
    return [
      words.tool.results[key] ?? '',
      <Result key={key} name={key} {...{ value, text }} />,
    ] as const;
  });
  return readings.length > 0 && <Readings readings={readings} />;
}
