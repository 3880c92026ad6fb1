import type { Page } from '@playwright/test';

export interface Stop {
  /** Where it stands among all that Tab should visit, -1 if it should not. */
  readonly index: number;
  readonly name: string;
  readonly landmark: string;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly faults: readonly string[];
}

/** Of a group of radios, Tab visits the chosen one; the trap for robots is not for people. */
const FOCUSABLE =
  'a[href], button, summary, textarea, select, input:not([type=hidden], [type=radio]:not(:checked), [tabindex="-1"]), [tabindex="0"]';

/** What has the focus, and what would keep somebody from seeing it. */
async function lookAtFocus(focusable: string): Promise<Stop | undefined> {
  // An island that wakes may bring more.
  while (document.querySelector('astro-island[ssr]:focus-within'))
    await new Promise((later) => setTimeout(later, 20));
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const all = [...document.querySelectorAll(focusable)].filter((one) => one.checkVisibility());
  const { left, right, top, bottom } = focused.getClientRects()[0] ?? new DOMRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const faults = [];
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('no ring');
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
    faults.push('out of sight');
  for (const [x, y] of [
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const) {
    const above = document.elementFromPoint(x, y);
    // A rounded corner shows what is behind: only what is laid over it hides it.
    if (above && !above.contains(focused) && !focused.contains(above))
      faults.push(`under ${above.tagName} ${above.id || above.className}`);
  }
  return {
    index: all.indexOf(focused),
    name: (focused.ariaLabel ?? focused.textContent).trim().slice(0, 40) || focused.id,
    landmark: focused.closest('body > *')?.tagName ?? '',
    left: left + scrollX,
    top: top + scrollY,
    bottom: bottom + scrollY,
    faults: [...new Set(faults)],
  };
}

/** Presses Tab, or Shift+Tab, until the focus leaves the page or begins again. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 300; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus, FOCUSABLE);
    if (!stop || (stops.length > 0 && stop.index === stops[0]?.index)) return stops;
    // Tab goes through the parts of a date: one field all the same.
    if (stop.index !== stops.at(-1)?.index) stops.push(stop);
  }
  throw new Error(`300 times ${key} and still in the page: ${stops.at(-1)?.name}`);
}

/** All that Tab should visit. */
export const countFocusable = (page: Page): Promise<number> =>
  page.locator(FOCUSABLE).filter({ visible: true }).count();

/**
 * Steps that a reading eye would not take: up and to the left. Up alone is the top of the next
 * column, left alone the next row. What is fixed to the window has no place on the page.
 */
export const stepsBack = (stops: readonly Stop[]): string[] =>
  stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    if (before?.landmark !== stop.landmark || stop.landmark !== 'MAIN') return [];
    const isBack = stop.bottom <= before.top && stop.left < before.left;
    return isBack ? [`${before.name} → ${stop.name}`] : [];
  });
