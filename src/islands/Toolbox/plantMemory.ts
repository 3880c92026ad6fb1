import type { Mode } from '#site/domain/tools/tool.ts';

/** What describes the plant rather than one question: asked once, offered to the next tool. */
const SHARED: Readonly<Record<string, string>> = {
  powerKw: 'puissance',
  hoursPerYear: 'heures',
  loadedHours: 'heures',
  eurosPerKwh: 'prix',
  pressureBar: 'pression',
};

/** In this tab only, until it is closed. */
const STORE = 'usine';

type Plant = Readonly<Record<string, string>>;

/** A visitor may forbid it, and a program may have written anything. */
function read(): Plant {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).map(([key, text]) => [key, String(text)]));
  } catch {
    return {};
  }
}

export function remember(key: string, text: string): void {
  const shared = SHARED[key];
  if (shared === undefined || text.trim() === '') return;
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...read(), [shared]: text }));
  } catch {
    // Nothing is kept: the tool works as well.
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(STORE);
  } catch {
    // Nothing was kept.
  }
}

/** What other tools were told that this question asks too, possible here and not yet in its fields. */
export function remembered(mode: Mode, texts: Plant): [key: string, text: string][] {
  const plant = read();
  return Object.keys(mode.inputs).flatMap((key): [string, string][] => {
    const text = plant[SHARED[key] ?? ''];
    if (text === undefined || text === texts[key]) return [];
    return mode.compute({ [key]: text }).faults[key] === undefined ? [[key, text]] : [];
  });
}
