import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserName, startBrowser } from './browsers.ts';
import { type Desktop, openDesktop } from './desktop.ts';
import type { Step } from './journey.ts';
import { clean } from './variations.ts';

/** Orca has nothing more to say once it neither spoke nor worked for so long. */
const QUIET_MS = 300;
/** Reading a whole page, it fetches the next lines between two of them. */
const QUIET_PAGE_MS = 2500;
/** For a key that changes nothing to hear. */
const SILENCE_MS = 2500;
const PATIENCE_MS = 30_000;
const PAGE_PATIENCE_MS = 120_000;
const MAX_PRESSES = 80;

const LOADED = /^Chargement de .* terminé/;
/**
 * Of a page opened at a place within it. Whether the line of that place is said too, before the page is whole, hangs on
 * the machine's speed; the next key tells where one stands.
 */
const ABOUT_PAGE = /^Chargement de |^La page possède /;
/** Orca's key to read all. */
export const READ_ALL = 'KP_Add';

interface Wait {
  /** Said in its own time: waited for. */
  readonly hears?: RegExp | undefined;
  readonly quietMs?: number;
  readonly patienceMs?: number;
}

const WHOLE_PAGE: Wait = { quietMs: QUIET_PAGE_MS, patienceMs: PAGE_PATIENCE_MS };
const NEW_PAGE: Wait = { hears: LOADED, quietMs: 800, patienceMs: PAGE_PATIENCE_MS };

/** The processor time that Orca has used, in ticks, or the time while it wants more. */
function workOf(pid: number): string {
  const [state, ...numbers] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return state === 'R' ? `${performance.now()}` : `${numbers[10]} ${numbers[11]}`;
}

/** Waits until Orca has said what it had to. */
async function settle({ ear, orca }: Desktop, wait: Wait): Promise<void> {
  const { hears, quietMs = QUIET_MS, patienceMs = PATIENCE_MS } = wait;
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
    const isOver = hasSpoken || (!hears && now - startedAt > SILENCE_MS);
    if (isOver && now - Math.max(busyAt, ear.lastAt()) > quietMs) return;
  }
}

export interface Reader {
  /** Of all that is between the site and the ear. */
  readonly versions: readonly string[];
  /** What is heard on a journey, step by step; on a page that something has changed, if told so. */
  hear(steps: readonly Step[], change?: string): Promise<string>;
  close(): Promise<void>;
}

let visitors = 0;

/** Somebody at a browser of the site, who listens. */
export async function startReader(name: BrowserName, site: string): Promise<Reader> {
  const desktop = await openDesktop();
  const { ear, run } = desktop;
  await settle(desktop, { hears: /./, quietMs: 1500, patienceMs: PAGE_PATIENCE_MS });
  const browser = await startBrowser(name, desktop, `${site}/mentions-legales`);
  await settle(desktop, NEW_PAGE);
  // The banner of cookies is out of the way of journeys that are not about it.
  await browser.run('document.querySelector("[data-consent=reject]").click()');
  await settle(desktop, {});

  /** What was said since the last step, or what of it matters. */
  function note(action: string, matters = /./): readonly string[] {
    const said = clean(ear.take()).filter((line) => matters.test(line));
    return [
      `▶ ${action}`,
      ...(said.length > 0 ? said : ['(silence)']).map((line) => `    ${line}`),
    ];
  }

  async function visit(path: string, isNewVisitor: boolean): Promise<readonly string[]> {
    // A place in the page that is already there would not load it.
    const isPlace = path.includes('#');
    if (isPlace) {
      await browser.open('about:blank');
      await settle(desktop, {});
    }
    ear.take();
    visitors += isNewVisitor ? 1 : 0;
    // What a visitor chose is kept by host.
    const host = isNewVisitor ? `visiteur-${visitors}.localhost` : '127.0.0.1';
    await browser.open(`${site.replace('127.0.0.1', host)}${path}`);
    await settle(desktop, NEW_PAGE);
    return note(`(ouverture de ${path})`, isPlace ? ABOUT_PAGE : undefined);
  }

  async function press(key: string, wait: Wait): Promise<readonly string[]> {
    ear.take();
    await run('xdotool', 'key', '--clearmodifiers', key);
    await settle(desktop, key === READ_ALL ? WHOLE_PAGE : wait);
    return note(key === READ_ALL ? 'tout lire' : key);
  }

  async function pressUntil(key: string, until: RegExp): Promise<readonly string[]> {
    const lines: string[] = [];
    for (let count = 0; count < MAX_PRESSES; count += 1) {
      const said = await press(key, {});
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
    const { hears, isHeardFromThere, isUnheard } = step;
    if (!hears || !isHeardFromThere) return isUnheard ? [] : said;
    const start = said.findIndex((line) => hears.test(line));
    return said.filter((_, index) => index === 0 || index >= start);
  }

  return {
    versions: [`Orca ${(await run('orca', '--version')).trim()}`, browser.version],
    async hear(steps, change) {
      const lines: string[] = [];
      for (const step of steps) {
        lines.push(...(await take(step)));
        if (change !== undefined && 'open' in step) await browser.run(change);
      }
      return `${lines.join('\n')}\n`;
    },
    close: () => desktop.close(),
  };
}
