import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES, UNKNOWN } from './support/pages.ts';
import { expect, test } from './support/visit.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const FOCUSABLE = 'a[href], button, summary, input';

/** Every rule of axe: its experiments and those it leaves off by default too. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ALL_RULES = [...WCAG, 'wcag2a-obsolete', 'best-practice', 'experimental'];

/** What axe cannot decide, and who does. */
const DECIDED_ELSEWHERE = new Set([
  'color-contrast', // Text near the pipe or on the photo: measured on pixels below.
  'hidden-content', // Shown, and analysed, at the other width or in a state below.
  'identical-links-same-purpose', // Names and destinations are compared below.
]);

async function visit(page: Page, path: string, size = DESKTOP): Promise<void> {
  await page.setViewportSize(size);
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  await page.goto(path);
}

async function expectNoViolation(page: Page, ...accepted: string[]): Promise<void> {
  // AAA contrast is measured on pixels too: axe gives up on 185 texts of the home page.
  const disabled = ['color-contrast-enhanced', ...accepted];
  const axe = new AxeBuilder({ page }).withTags(ALL_RULES).disableRules(disabled);
  // Legacy means inside the page: twice as fast, and the site has no frame.
  const { violations, incomplete } = await axe.setLegacyMode().analyze();
  const undecided = incomplete.filter(({ id }) => !DECIDED_ELSEWHERE.has(id));
  const found = [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** Every text shown, its colour and the contrast it needs; then its ink is taken away. */
function liftText() {
  const range = document.createRange();
  const texts = [];
  for (const element of document.querySelectorAll('body :not(.visually-hidden, .skip-link)')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    // Body text is AAA; large or bold text may go down to 6 (design.md, "Contrast").
    const isStrong = Number(fontWeight) >= 600 || Number.parseFloat(fontSize) >= 24;
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].map((box) => [box.x, box.y, box.width, box.height]);
      const ink = element instanceof SVGElement ? fill : color;
      texts.push({ text: node.data, ink, boxes, needed: isStrong ? 6 : 7 });
    }
  }
  const sheet = new CSSStyleSheet();
  sheet.insertRule('text { fill: #0000 !important }');
  sheet.insertRule('* { -webkit-text-fill-color: #0000; text-decoration: none !important }');
  document.adoptedStyleSheets = [sheet];
  return texts;
}

type Lifted = ReturnType<typeof liftText>;

/** Texts too near the colour of the pixels behind them; 5 % of these are left to edges and grain. */
async function findFaint({ texts, png }: { texts: Lifted; png: string }): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height + 1);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) throw new Error('no canvas');
  drawing.drawImage(image, 0, 0);
  const linear = (byte = 0) => (byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  const luminances = ([x = 0, y = 0, width = 1, height = 1]: number[]) => {
    const { data } = drawing.getImageData(x, y, Math.ceil(width), Math.ceil(height));
    return Array.from({ length: Math.ceil(data.length / 12) }, (_, third) => {
      const [red, green, blue] = data.subarray(third * 12, third * 12 + 3);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
    });
  };
  return texts.flatMap(({ text, ink, boxes, needed }) => {
    drawing.fillStyle = ink;
    drawing.fillRect(0, image.height, 1, 1);
    const [own = 0] = luminances([0, image.height]);
    const ratios = boxes.flatMap(luminances).map((l) => Math.max(l / own, own / l));
    const worst = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 20)] ?? 0;
    return worst < needed ? [`${worst.toFixed(2)} < ${needed}: ${text}`] : [];
  });
}

/** Presses Tab from the top of the page until it is left; says what it met on the way. */
async function tabThrough(page: Page) {
  const stops = [];
  const stopCount = await page.locator(FOCUSABLE).filter({ visible: true }).count();
  for (let pressed = 0; pressed <= stopCount; pressed += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((focusable) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const { x = 0, y = 0, width = 0, height = 0 } = focused.getClientRects()[0] ?? {};
      const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const shown = [...document.querySelectorAll(focusable)].filter((one) =>
        one.checkVisibility(),
      );
      return {
        index: shown.indexOf(focused),
        landmark: focused.closest('body > *')?.tagName,
        hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isSeen: focused.contains(onTop),
        name: focused.ariaLabel ?? focused.textContent,
      };
    }, FOCUSABLE);
    if (stop) stops.push(stop);
  }
  return { stops, stopCount };
}

for (const path of [...PAGES, UNKNOWN]) {
  test.describe(path, () => {
    test.use({ allowConsole: path === UNKNOWN ? /404/ : undefined, reducedMotion: 'reduce' });

    for (const size of [PHONE, DESKTOP]) {
      test(`axe finds nothing on ${path} at ${size.width} px`, async ({ page }) => {
        await visit(page, path, size);
        await expectNoViolation(page);
      });

      test(`text stands out on ${path} at ${size.width} px`, async ({ page, context }) => {
        await visit(page, path, size);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ ...size, height });
        await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
        const texts = await page.evaluate(liftText);
        const png = (await page.screenshot()).toString('base64');
        const laboratory = await context.newPage();
        expect(texts.length).toBeGreaterThan(20);
        expect(await laboratory.evaluate(findFaint, { texts, png })).toEqual([]);
      });

      test(`Tab goes through ${path} at ${size.width} px, and is seen`, async ({ page }) => {
        await visit(page, path, size);
        const { stops, stopCount } = await tabThrough(page);
        expect(stops.map(({ index }) => index)).toEqual([...Array(stopCount).keys()]);
        const landmarks = ['A', 'HEADER', 'MAIN', 'FOOTER'].concat(size === PHONE ? 'NAV' : []);
        expect([...new Set(stops.map(({ landmark }) => landmark))]).toEqual(landmarks);
        expect(stops.filter(({ hasRing, isSeen }) => !hasRing || !isSeen)).toEqual([]);
      });
    }
  });
}
