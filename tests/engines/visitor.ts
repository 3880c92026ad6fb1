import { expect } from 'vitest';
import { type BrowserEngine, type Key, PATIENCE_MS, type Tab } from './engine.ts';
import { findAll, findPoint, type Point, paint, type Target, write } from './inPage.ts';

export const button = (name: string): Target => ({ role: 'button', name });
export const link = (name: string): Target => ({ role: 'link', name });

/** Words alone: their spaces are for the typography to choose. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Waits for what a page will show, whatever the machine has to do meanwhile. */
export const soon = <Seen>(look: () => Promise<Seen>) =>
  expect.poll(look, { timeout: PATIENCE_MS, interval: 50 });

const STILL_LOOKS = 4;

export type Visitor = ReturnType<typeof visitorOf>;

function visitorOf(tab: Tab, address: string) {
  const accepted: RegExp[] = [];

  /** The value of an expression once the page is loaded: before, its end may be missing. */
  async function evaluate<Seen>(expression: string): Promise<Awaited<Seen>> {
    const body = `return document.readyState === 'loading' ? '' : (${write})(${expression})`;
    let written = '';
    await soon(async () => (written = await tab.run(body))).not.toBe('');
    return JSON.parse(written);
  }

  const read = <Seen, Words extends unknown[]>(look: (...words: Words) => Seen, ...words: Words) =>
    evaluate<Seen>(`(${look})(...${JSON.stringify(words)})`);

  /** All that a target names, shown or not. */
  const readFrom = <Seen>(target: Target, look: (found: HTMLElement[]) => Seen) =>
    evaluate<Seen>(`(${look})((${findAll})(${JSON.stringify(target)}))`);

  /** Its position once it no longer moves. The waiting is done here: timers may not run in a page without script. */
  async function pointOf(target: Target): Promise<Point> {
    await soon(() => read(paint)).toBe(null);
    let last: Point = { x: Number.NaN, y: Number.NaN };
    let stillFor = 0;
    const look = async () => {
      const point = await readFrom(target, findPoint);
      if (typeof point === 'string') return point;
      stillFor = point.x === last.x && point.y === last.y ? stillFor + 1 : 0;
      last = point;
      // More than once: a page without script may begin to glide some time after it was told to.
      return stillFor >= STILL_LOOKS ? 'still' : 'moving';
    };
    await soon(look).toBe('still');
    return last;
  }

  const shown = (target: Target) =>
    readFrom(
      target,
      (all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length,
    );

  async function click(target: Target): Promise<void> {
    const { x, y } = await pointOf(target);
    await tab.click(x, y);
  }

  const goto = (path: string) => tab.open(`${address}${path}`);

  return {
    read,
    readFrom,
    click,
    goto,
    /** A page, with the question about cookies answered if it is asked. */
    async enter(path: string): Promise<void> {
      await goto(path);
      if ((await shown('#consent-banner')) > 0) await click(button('Refuser'));
      await soon(() => shown('#consent-banner')).toBe(0);
    },
    reload: () => tab.reload(),
    back: () => tab.back(),
    resize: (width: number, height: number) => tab.resize(width, height),
    press: (key: Key) => tab.press(key),
    async hover(target: Target): Promise<void> {
      const { x, y } = await pointOf(target);
      // A pointer that is there already would not move: WebKit, scrolled under it, tells the page of nothing.
      await tab.point(x, y + 1);
      await tab.point(x, y);
    },
    async fill(target: Target, text: string): Promise<void> {
      await click(target);
      await tab.press('SelectAll');
      await tab.type(text);
    },
    place: () => read(() => location.pathname + location.search + location.hash),
    text: async (target: Target) =>
      plain((await readFrom(target, ([element]) => element?.textContent)) ?? ''),
    shown,
    isFocused: (target: Target) =>
      readFrom(target, ([element]) => element !== undefined && element === document.activeElement),
    /** The browser's own line about an answer that a journey provokes. */
    accept: (message: RegExp) => accepted.push(message),
    offences: () => tab.messages().filter((text) => !accepted.some((one) => one.test(text))),
    screenshot: () => tab.screenshot(),
    leave: () => tab.close(),
  };
}

/** Somebody who was never here. */
export async function newVisitor(engine: BrowserEngine): Promise<Visitor> {
  return visitorOf(await engine.newTab(), engine.address);
}
