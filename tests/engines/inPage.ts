// What runs in the page: sent there as text, so nothing here may use anything from outside itself.

/** A selector, or what a control is and says. */
export type Target = string | { readonly role: 'button' | 'link'; readonly name: string };

/** Hidden controls answer to no name. */
export function findAll(target: Target): HTMLElement[] {
  if (typeof target === 'string') return [...document.querySelectorAll<HTMLElement>(target)];
  const selector = { button: 'button', link: 'a[href]' }[target.role];
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent;
    const name = words.replace(/\s+/g, ' ').trim();
    return name === target.name && element.checkVisibility({ visibilityProperty: true });
  });
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where to press it once it is in sight, or what prevents it. */
export function findPoint([element]: Element[]): Point | string {
  if (!element) return 'not there';
  const { top, bottom } = element.getBoundingClientRect();
  // Beside the header and the call bar.
  if (top < 80 || bottom > innerHeight - 80)
    // Firefox does not scroll to a part of a drawing.
    (element.closest('svg') ?? element).scrollIntoView({ block: 'center', behavior: 'instant' });
  const [{ x, y, width, height } = new DOMRect()] = element.getClientRects();
  const point = { x: x + width / 2, y: y + height / 2 };
  const onTop = document.elementFromPoint(point.x, point.y);
  if (width * height === 0 || !onTop) return 'not in sight';
  return element.contains(onTop) ? point : `under ${onTop.outerHTML}`;
}

/** Until what it does at its next frame is done. Without script it does nothing there. */
export function paint(): Promise<void> | undefined {
  if (matchMedia('(scripting: none)').matches) return undefined;
  return new Promise((painted) => {
    requestAnimationFrame(() => requestAnimationFrame(() => painted()));
  });
}

/** Without script it has no turn in which a promise could go on. */
export function write(seen: unknown): Promise<string> | string {
  const text = (value: unknown) => JSON.stringify(value ?? null);
  return seen instanceof Promise ? seen.then(text) : text(seen);
}
