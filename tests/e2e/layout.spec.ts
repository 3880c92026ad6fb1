import { EVERYWHERE } from '../support/budgets.ts';
import { SWEPT, UNKNOWN } from './support/pages.ts';
import { showWhole } from './support/readable.ts';
import { expect, test } from './support/visit.ts';

const PHONE = { width: 360, height: 740 };

test.use({ consent: 'rejected' });

function doubleRoot(): void {
  document.documentElement.style.fontSize = '200%';
}

function doubleText(): void {
  const all = [...document.body.querySelectorAll<HTMLElement>(':not(svg, svg *)')];
  const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const [index, { style }] of all.entries()) style.fontSize = `${2 * (sizes[index] ?? 0)}px`;
}

function undo(): void {
  for (const one of document.querySelectorAll<HTMLElement>(':not(svg, svg *)'))
    one.removeAttribute('style');
}

/** What WCAG 1.4.12 lets a reader do. */
function spaceText(): void {
  const spacing = 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em';
  for (const { style } of document.body.querySelectorAll<HTMLElement>('*')) style.cssText = spacing;
  for (const { style } of document.querySelectorAll('p')) style.marginBlockEnd = '2em';
}

/** What scrolls sideways, is wider than the window, or has text cut off or under something else. */
function findLoss(): string[] {
  const pageWidth = document.scrollingElement?.scrollWidth ?? 0;
  const losses = pageWidth > innerWidth ? [`scrolls sideways to ${pageWidth} px`] : [];
  const all = [...document.body.querySelectorAll(':not(svg, svg *)')];
  const shown = all.filter((element) => element.checkVisibility());
  const spoken = shown.filter((element) => getComputedStyle(element).clipPath !== 'none');
  const range = new Range();
  for (const element of shown) {
    // The trap for robots lies beside the screen on purpose.
    if (element.closest('.skip-link, div[aria-hidden=true]')) continue;
    if (spoken.some((one) => one.contains(element))) continue;
    const { width } = element.getBoundingClientRect();
    if (element.matches('img:not([width][height])')) losses.push('a picture without its size');
    // The first photograph is larger than its section, which crops it.
    if (width > innerWidth && !element.matches('#accueil picture img'))
      losses.push(`${width} px wide: ${element.className}`);
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      range.selectNodeContents(node);
      for (const { left, right, y, height } of range.getClientRects()) {
        const start = document.elementFromPoint(left + 2, y + height / 4);
        const end = document.elementFromPoint(right - 2, y + (height * 3) / 4);
        // The link of a partner, or of a tool in the list of tools, lies unseen over the whole of its card.
        const card = element.closest('#partenaires li, main > ul > li');
        // A town and its delay are seen in turns, in one place.
        const turns = element.closest('[data-code] > :is(small, em)')?.parentElement;
        const isSeen = (hit: Element | null) =>
          element.contains(hit) ||
          (card?.contains(hit) && hit?.matches('a')) ||
          (turns?.contains(hit) && hit?.matches('small, em'));
        if (!isSeen(start) || !isSeen(end)) losses.push(`lost: ${node.data}`);
      }
    }
  }
  return losses;
}

const READERS = [
  { reader: 'a screen of 320 px', width: 320, adjust() {} },
  { reader: 'a screen of 360 px', width: 360, adjust() {} },
  { reader: 'a root of 200 % at 1280 px', width: 1280, adjust: doubleRoot },
  { reader: 'text alone at 200 % at 360 px', width: 360, adjust: doubleText },
  { reader: 'spaced text at 320 px', width: 320, adjust: spaceText },
  { reader: 'spaced text at 1440 px', width: 1440, adjust: spaceText },
];

for (const path of SWEPT) {
  test.describe(path, () => {
    test.use({ allowConsole: path === UNKNOWN ? /404/ : undefined });

    test(`${path}: nothing is lost, whatever the screen and the text`, async ({ page }) => {
      await page.goto(path);
      // Undoing what a reader did leaves the page as it came.
      await expect(page.locator('body [style]:not(svg, svg *)')).toHaveCount(0);
      for (const { reader, width, adjust } of READERS) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(adjust);
        await showWhole(page, width);
        expect.soft(await page.evaluate(findLoss), reader).toEqual([]);
        await page.evaluate(undo);
      }
    });
  });
}

test('the call bar is for phones and covers no link', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Nous joindre' });
  await expect(bar).toBeHidden();
  await page.setViewportSize(PHONE);
  await page.mouse.wheel(0, 100_000);
  const last = page.getByRole('contentinfo').locator('a, button').last();
  await expect(last).toBeInViewport({ ratio: 1 });
  const [above, below] = [await last.boundingBox(), await bar.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('the narrow no-break space is the font’s own', async ({ look }) => {
  const page = await look('/');
  const [own = 0, fallback = 0] = await page.evaluate(async () => {
    await document.fonts.ready;
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    return ['Archivo', 'Archivo Fallback'].map((family) => {
      if (pen) pen.font = `100px '${family}'`;
      return pen?.measureText('\u202f').width ?? 0;
    });
  });
  expect(own).toBeCloseTo(18.3, 0);
  expect(Math.abs(own - fallback)).toBeGreaterThan(1);
  expect(await page.locator('body').textContent()).toContain('\u202f');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the home page is no longer than a thumb allows', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      EVERYWHERE.phoneLength,
    );
  });
});
