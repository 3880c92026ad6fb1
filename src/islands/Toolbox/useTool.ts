import { type RefObject, useEffect, useRef, useState } from 'react';
import { readInputs, type Texts, writeInputs } from '#site/domain/tools/address.ts';
import { typedChoice } from '#site/domain/tools/input.ts';
import { type Mode, modeOf, type Outcome, type Tool } from '#site/domain/tools/tool.ts';
import { splitUnit } from '#site/domain/typedUnit.ts';

/** While typing "0,15", "0" is not an error yet: it becomes one after a pause. */
const CALM_MS = 700;

/** What somebody typed or chose, `mode` included; the rest follows the defaults of the mode. */
type Typed = Readonly<Record<string, string>>;

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

/** Typed values that another mode can use too. */
function movedTo(mode: Mode, typed: Typed): Typed {
  const kept = Object.entries(typed).filter(([key, text]) => {
    const input = mode.inputs[key];
    return input?.kind === 'choice' ? input.options.map(String).includes(text) : input;
  });
  return { ...Object.fromEntries(kept), mode: mode.id };
}

/**
 * What follows another value follows it again when that one changes: a unit typed after a number is chosen, and a
 * unit that is chosen replaces the one typed.
 */
function changed(tool: Tool, typed: Typed, key: string, text: string): Typed {
  if (key === 'mode') return movedTo(modeOf(tool, text), typed);
  const { inputs } = modeOf(tool, typed['mode']);
  const kept = Object.entries(typed).flatMap(([other, old]) => {
    const input = inputs[other];
    if (input?.kind === 'choice' && input.typed?.key === key)
      return typedChoice(text, input.typed) === undefined ? [[other, old]] : [];
    if (input?.kind !== 'number') return [[other, old]];
    if (input.chosen?.key === key) return [[other, splitUnit(old)[0].trim()]];
    return input.follows?.key === key ? [] : [[other, old]];
  });
  return { ...Object.fromEntries(kept), [key]: text };
}

interface ToolState {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly mode: Mode;
  /** What stands in the fields. */
  readonly texts: Texts;
  readonly outcome: Outcome;
  /** The outcome that has rested: what is said aloud, warned of and kept in the address. */
  readonly rested: Outcome;
  /** Something was asked, and has rested: before that there is nothing to say aloud. */
  readonly isAsked: boolean;
  readonly typed: Typed;
  /** The script has come: what needs it may show. */
  readonly isLive: boolean;
  readonly change: (key: string, text: string) => void;
  /** Of the values as they stand. */
  readonly query: string;
}

export function useTool(tool: Tool): ToolState {
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Typed>({});
  const [today, setToday] = useState('');
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    // What React has heard meanwhile is newer than both.
    setTyped((heard) => ({ ...fromAddress(tool), ...fromPage(root.current), ...heard }));
    setToday(todayHere());
    setLive(true);
  }, [tool]);
  const texts = textsOf(tool, typed, today);
  const now = tool.compute(texts);
  const [calm, setCalm] = useState(typed);
  const [possible, setPossible] = useState(texts);
  const isPossible = Object.keys(now.faults).length === 0;
  const query = writeInputs(texts, tool).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else is computed from what is typed.
  useEffect(() => {
    if (isPossible) setPossible(texts);
    if (!isLive) return;
    const timer = setTimeout(() => {
      setCalm(typed);
      if (Object.keys(typed).length > 0)
        history.replaceState(history.state, '', `?${query}${location.hash}`);
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [typed, isLive]);
  const outcome = isPossible || calm === typed ? now : tool.compute(possible);
  return {
    root,
    mode: modeOf(tool, texts['mode']),
    texts: { ...texts, ...typed },
    outcome,
    rested: tool.compute(textsOf(tool, calm, today)),
    isAsked: Object.keys(calm).length > 0,
    typed,
    isLive,
    change: (key, text) => setTyped((old) => changed(tool, old, key, text)),
    query,
  };
}
