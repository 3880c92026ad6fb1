import { SWEPT, UNKNOWN } from './support/pages.ts';
import { expect, test } from './support/visit.ts';

/**
 * Without stylesheets, as text browsers, reader modes and some readers' settings show the page. Gives
 * the texts that are gone with them.
 */
function turnStylesOff(): string[] {
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const shown = [...document.querySelectorAll('main *:not(svg *)')].filter(isShown);
  for (const sheet of document.styleSheets) sheet.disabled = true;
  // What a native fold holds is one click away.
  const gone = shown.filter((one) => !isShown(one) && !one.closest('details'));
  return gone.map(({ textContent }) => textContent);
}

/** Words that touch: the end of one part and the start of the next, on one line, with no space. */
function findTouching(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = new Range();
  const place = (node: Text, at: number) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  };
  const touching = [];
  let before: Text | undefined;
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (!(node instanceof Text) || node.parentElement?.closest('svg, script, style, sub')) continue;
    // Punctuation and powers may follow at once, brackets touch what they hold; what React split is one text.
    const isSplit = before?.parentElement === node.parentElement;
    if (before && !isSplit && /[^\s(]$/.test(before.data) && /^[^\s.,;:!?()²³]/.test(node.data)) {
      const [end, start] = [place(before, before.data.length - 1), place(node, 0)];
      const isOneLine = Math.abs(end.bottom - start.bottom) < 6 && end.height > 0;
      // Of CO2, of p1.
      const isIndex = node.parentElement?.localName === 'small' && /^\d$/.test(node.data);
      if (isOneLine && !isIndex && Math.abs(start.left - end.right) < 1)
        touching.push(`${before.data.slice(-20)}|${node.data.slice(0, 20)}`);
    }
    before = node;
  }
  return touching;
}

/** Controls of which nothing is left. */
const findEmpty = () =>
  [...document.querySelectorAll('a, button, summary, label')]
    .filter((one) => one.checkVisibility() && one.textContent.trim() === '')
    .filter((one) => !one.querySelector('img[alt]:not([alt=""])'))
    .map((one) => one.outerHTML.slice(0, 80));

/** Words that only a stylesheet writes. */
function findDrawnWords(): string[] {
  const read = document.body.textContent;
  return [...document.body.querySelectorAll('*')]
    .flatMap((one) => ['::before', '::after'].map((part) => getComputedStyle(one, part).content))
    .flatMap((content) => /"([^"]*\p{L}[^"]*)"/u.exec(content)?.[1] ?? [])
    .filter((words) => !read.includes(words.trim()));
}

const PRESENTATION =
  'basefont, big, blink, center, font, marquee, s, strike, tt, u, [align], [bgcolor], [border], [cellpadding], [hspace], [valign]';

for (const path of SWEPT) {
  test.describe(path, () => {
    test.use({ allowConsole: path === UNKNOWN ? /404/ : undefined });

    test(`${path} keeps its words apart without styles, and its looks to them`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 }); // Where cells carry their titles.
      await page.goto(path); // A first visit: the banner is looked at too.
      expect(await page.evaluate(findDrawnWords)).toEqual([]);
      await expect(page.locator(PRESENTATION)).toHaveCount(0);
      // Spaced-out letters would be read one by one.
      await expect(page.locator('main')).not.toContainText(/(?<!\S)\p{Lu}(?:\s\p{Lu}){3,}(?!\S)/u);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await page.evaluate(turnStylesOff)).toEqual([]);
      expect(await page.evaluate(findTouching)).toEqual([]);
      expect(await page.evaluate(findEmpty)).toEqual([]);
    });
  });
}
