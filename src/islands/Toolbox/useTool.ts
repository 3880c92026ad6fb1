import { type RefObject, useEffect, useRef, useState } from 'react';
import { readInputs, type Texts, writeInputs } from '#site/domain/tools/address.ts';
import { changed } from '#site/domain/tools/changed.ts';
import type { Typed } from '#site/domain/tools/movedTo.ts';
import { type Mode, modeOf, type Outcome, type Tool } from '#site/domain/tools/tool.ts';
import { useCalm } from '#site/islands/useCalm.ts';

const UNTOUCHED = { typed: {}, isTouched: false };

const todayHere = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

const textsOf = (tool: Tool, typed: Typed, today: string): Texts =>
  readInputs(new URLSearchParams({ ...typed }), tool, today);

const keysOf = ({ modes }: Tool): string[] => [
  'mode',
  ...modes.flatMap(({ inputs }) => Object.keys(inputs)),
];

/** Numbers as the French write them: a shared address has points. */
const fromAddress = (tool: Tool): Typed => {
  const params = new URLSearchParams(location.search);
  const shown = readInputs(params, tool);
  return Object.fromEntries(
    keysOf(tool).flatMap((key) => {
      const text = params.get(key);
      return text === null ? [] : [[key, shown[key] ?? text]];
    }),
  );
};

/** What was typed or chosen before the script came. */
function fromPage(root: HTMLElement | null): Typed {
  const typed: Record<string, string> = {};
  for (const field of root?.querySelectorAll('input, select') ?? []) {
    if (field instanceof HTMLSelectElement) {
      const start = [...field.options].find(({ defaultSelected }) => defaultSelected);
      if (field.name && field.value !== start?.value) typed[field.name] = field.value;
    } else if (field instanceof HTMLInputElement && field.type === 'radio') {
      if (field.checked && !field.defaultChecked) typed['mode'] = field.value;
    } else if (field instanceof HTMLInputElement && field.value !== field.defaultValue)
      typed[field.name] = field.value;
  }
  return typed;
}

interface ToolState {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly mode: Mode;
  /** What stands in the fields. */
  readonly texts: Texts;
  readonly outcome: Outcome;
  /** What has rested: said aloud, warned of and kept in the address. */
  readonly rested: { readonly mode: Mode; readonly outcome: Outcome; readonly isAsked: boolean };
  /** The visitor changed something: what rests from now on is said aloud. */
  readonly isTouched: boolean;
  readonly typed: Typed;
  /** Empty until the script has come: what needs it may show from then on. */
  readonly today: string;
  readonly change: (key: string, text: string) => void;
  /** Of the values as they stand. */
  readonly query: string;
}

const isPossible = ({ faults }: Outcome): boolean => Object.keys(faults).length === 0;

export function useTool(tool: Tool): ToolState {
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ typed: Typed; isTouched: boolean }>(UNTOUCHED);
  const [today, setToday] = useState('');
  useEffect(() => {
    const before = Object.entries(fromPage(root.current));
    const start = before.reduce(
      (typed, [key, text]) => changed(tool, typed, key, text),
      fromAddress(tool),
    );
    // What React has heard meanwhile is newer than both.
    setAsked(({ typed, isTouched }) => ({
      typed: { ...start, ...typed },
      isTouched: isTouched || before.length > 0,
    }));
    setToday(todayHere());
  }, [tool]);
  const { typed } = asked;
  const calm = useCalm(asked);
  const texts = textsOf(tool, typed, today);
  const calmTexts = textsOf(tool, calm.typed, today);
  const mode = modeOf(tool, texts['mode']);
  const rested = {
    mode: modeOf(tool, calmTexts['mode']),
    outcome: tool.compute(calmTexts),
    isAsked: calm.isTouched,
  };
  const now = tool.compute(texts);
  const [possible, setPossible] = useState(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else is computed from what is asked.
  useEffect(() => {
    if (isPossible(now)) setPossible(now);
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else is computed from what has rested.
  useEffect(() => {
    // An address that was opened stays as it is until the visitor changes something.
    if (!calm.isTouched) return;
    const query = writeInputs(calmTexts, tool);
    history.replaceState(history.state, '', `?${query}${location.hash}`);
  }, [calm]);
  const isSettled = isPossible(now) || calm === asked || rested.mode !== mode;
  // Until a fault has rested, what was shown stays: a result, or the fault before.
  const shown = isPossible(rested.outcome) ? possible : rested.outcome;
  return {
    root,
    mode,
    texts: { ...texts, ...typed },
    outcome: isSettled ? now : shown,
    rested,
    isTouched: asked.isTouched,
    typed,
    today,
    change: (key, text) =>
      setAsked((old) => ({ typed: changed(tool, old.typed, key, text), isTouched: true })),
    query: writeInputs(texts, tool).toString(),
  };
}
