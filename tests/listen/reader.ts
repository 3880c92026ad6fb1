import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserName, startBrowser } from './browsers.ts';
import { type Desktop, openDesktop } from './desktop.ts';
import type { Journey, Step } from './journey.ts';
import { clean } from './variations.ts';

/** Orca has nothing more to say once it neither spoke nor worked for so long. */
const QUIET_MS = 450;
/** Reading a whole page, it fetches the next lines between two of them. */
const QUIET_PAGE_MS = 3000;
/** For a key that changes nothing to hear. */
const SILENCE_MS = 2500;
const PATIENCE_MS = 30_000;
const PAGE_PATIENCE_MS = 120_000;
const MOST_PRESSES = 80;

const LOADED = /^Chargement de .* terminé/;
/** Orca's key to read all. */
export const READ_ALL = 'KP_Add';

interface Wait {
  /** Said in its own time: waited for. */
  readonly hears?: RegExp | undefined;
  readonly quietMs?: number;
  readonly silenceMs?: number;
  readonly patienceMs?: number;
}

const WHOLE_PAGE: Wait = { quietMs: QUIET_PAGE_MS, patienceMs: PAGE_PATIENCE_MS };

/** The processor time that Orca has used, in ticks, and whether it wants more right now. */
function workOf(pid: number): string {
  const [state, ...numbers] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return state === 'R' ? `${performance.now()}` : `${numbers[10]} ${numbers[11]}`;
}

/** Waits until Orca has said what it had to. */
async function settle({ ear, orca }: Desktop, wait: Wait): Promise<void> {
  const { hears, quietMs = QUIET_MS, silenceMs = SILENCE_MS, patienceMs = PATIENCE_MS } = wait;
  const startedAt = performance.now();
  let busyAt = startedAt;
  let work = workOf(orca.pid);
  for (let now = startedAt; now - startedAt < patienceMs; now = performance.now()) {
    await pause(40);
    const newWork = workOf(orca.pid);
    if (newWork !== work) busyAt = now;
    work = newWork;
    const said = ear.heard();
    const hasSpoken = hears ? said.some(({ text }) => hears.test(text)) : said.length > 0;
    const isOver = hasSpoken || (!hears && now - startedAt > silenceMs);
    if (isOver && now - Math.max(busyAt, ear.lastAt()) > quietMs) return;
  }
}

export interface Reader {
  /** What is heard on a journey, step by step. */
  hear(journey: Journey): Promise<string>;
  close(): Promise<void>;
}

let visitors = 0;

/** Somebody at a browser of the site, who listens. */
export async function startReader(browser: BrowserName, site: string): Promise<Reader> {
  const desktop = await openDesktop();
  const { ear, run } = desktop;
  const key = (name: string) => run('xdotool', 'key', '--clearmodifiers', name);
  await settle(desktop, { hears: /./, quietMs: 1500, patienceMs: PAGE_PATIENCE_MS });
  await startBrowser(browser, desktop, `${site}/mentions-legales`);
  await settle(desktop, { hears: LOADED, quietMs: 1500, patienceMs: PAGE_PATIENCE_MS });

  /** What was said since the last step. */
  function note(action: string): readonly string[] {
    const said = clean(ear.take());
    return [
      `▶ ${action}`,
      ...(said.length > 0 ? said : ['(silence)']).map((line) => `    ${line}`),
    ];
  }

  async function go(address: string): Promise<void> {
    await key('ctrl+l');
    await settle(desktop, {});
    await run('xdotool', 'type', '--delay', '12', address);
    await settle(desktop, { silenceMs: 300 });
    ear.take();
    await key('Return');
    await settle(desktop, address === 'about:blank' ? {} : { hears: LOADED, quietMs: 1200 });
  }

  async function visit(path: string, isNewVisitor: boolean): Promise<readonly string[]> {
    // A place in the page that is already there would not load it.
    if (path.includes('#')) await go('about:blank');
    visitors += isNewVisitor ? 1 : 0;
    // What a visitor chose is kept by host.
    const host = isNewVisitor ? `visiteur-${visitors}.localhost` : '127.0.0.1';
    await go(`${site.replace('127.0.0.1', host)}${path}`);
    return note(`(ouverture de ${path})`);
  }

  async function press(name: string, wait: Wait): Promise<readonly string[]> {
    ear.take();
    await key(name);
    await settle(desktop, name === READ_ALL ? WHOLE_PAGE : wait);
    return note(name === READ_ALL ? 'tout lire' : name);
  }

  async function pressUntil(name: string, until: RegExp): Promise<readonly string[]> {
    const lines: string[] = [];
    for (let count = 0; count < MOST_PRESSES; count += 1) {
      const said = await press(name, {});
      lines.push(...said);
      if (said.some((line) => until.test(line))) return lines;
    }
    return [...lines, `(${until} jamais entendu)`];
  }

  async function take(step: Step): Promise<readonly string[]> {
    if ('open' in step) return visit(step.open, step.isNewVisitor ?? false);
    if ('type' in step) {
      ear.take();
      await run('xdotool', 'type', '--delay', '60', step.type);
      await settle(desktop, { hears: step.hears });
      return note(`saisie de « ${step.type} »`);
    }
    if (step.until) return pressUntil(step.press, step.until);
    const said = await press(step.press, { hears: step.hears });
    return step.isUnheard ? [] : said;
  }

  return {
    async hear({ steps }) {
      const lines: string[] = [];
      for (const step of steps) lines.push(...(await take(step)));
      return `${lines.join('\n')}\n`;
    },
    close: () => desktop.close(),
  };
}
