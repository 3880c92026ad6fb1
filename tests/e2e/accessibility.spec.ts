import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES, UNKNOWN } from './support/pages.ts';
import { expect, test } from './support/visit.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const WIDTHS = [PHONE, DESKTOP];

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

/** Every text shown, with its colour and what contrast it needs; then its ink is taken away. */
function liftText() {
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    const isShown = parent?.checkVisibility({ visibilityProperty: true });
    if (!parent || !isShown || text === '' || parent.closest('.visually-hidden, .skip-link'))
      continue;
    const style = getComputedStyle(parent);
    // Body text is AAA; large or bold text may go down to 6 (design.md, "Contrast").
    const isStrong = Number(style.fontWeight) >= 600 || Number.parseFloat(style.fontSize) >= 24;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => [
      x,
      y,
      width,
      height,
    ]);
    const color = parent instanceof SVGElement ? style.fill : style.color;
    texts.push({ text, color, boxes, needed: isStrong ? 6 : 7 });
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { -webkit-text-fill-color: #0000 !important; text-decoration: none !important }',
  );
  document.adoptedStyleSheets = [sheet];
  return texts;
}

type Lifted = ReturnType<typeof liftText>;

/** Texts whose ground, pixel by pixel, is too near their colour; 5 % are left to edges and grain. */
async function findFaint({ texts, png }: { texts: Lifted; png: string }): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height + 1);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) throw new Error('no canvas');
  drawing.drawImage(image, 0, 0);
  const linear = (byte = 0) => (byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  const luminances = ([x = 0, y = 0, width = 0, height = 0]: number[]) => {
    const { data } = drawing.getImageData(x, y, Math.max(1, width), Math.max(1, height));
    return Array.from({ length: Math.ceil(data.length / 12) }, (_, third) => {
      const [red, green, blue] = data.subarray(third * 12);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    });
  };
  return texts.flatMap(({ text, color, boxes, needed }) => {
    drawing.fillStyle = color;
    drawing.fillRect(0, image.height, 1, 1);
    const [ink = 0] = luminances([0, image.height]);
    const ratios = boxes
      .flatMap(luminances)
      .map((ground) => (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05))
      .sort((a, b) => a - b);
    const worst = ratios[Math.floor(ratios.length / 20)] ?? 21;
    return worst < needed ? [`${worst.toFixed(2)} < ${needed}: ${text}`] : [];
  });
}

async function expectReadable(page: Page, size = DESKTOP): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => document.fonts.ready);
  const texts = await page.evaluate(liftText);
  const png = (await page.screenshot()).toString('base64');
  const laboratory = await page.context().newPage();
  expect(texts.length).toBeGreaterThan(10);
  expect(await laboratory.evaluate(findFaint, { texts, png })).toEqual([]);
  await laboratory.close();
}

/** Presses Tab from the top of the page until it is left; says what it met on the way. */
async function tabThrough(page: Page) {
  const stops = [];
  const stopCount = await page
    .locator('a[href], button, summary, input')
    .filter({ visible: true })
    .count();
  for (let stop = 0; stop <= stopCount; stop += 1) {
    await page.keyboard.press('Tab');
    const met = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const focusables = document.querySelectorAll('a[href], button, summary, input');
      return {
        name: focused.ariaLabel ?? focused.textContent ?? '',
        index: [...focusables].filter((one) => one.checkVisibility()).indexOf(focused),
        landmark: focused.closest('body > *')?.tagName ?? '',
        ringPx: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
        isCovered: !focused.contains(onTop),
      };
    });
    if (met) stops.push(met);
  }
  return { stops, stopCount };
}

for (const path of [...PAGES, UNKNOWN]) {
  test.describe(path, () => {
    test.use({ allowConsole: path === UNKNOWN ? /404/ : undefined, reducedMotion: 'reduce' });

    for (const size of WIDTHS) {
      test(`axe finds nothing on ${path} at ${size.width} px`, async ({ page }) => {
        await visit(page, path, size);
        await expectNoViolation(page);
      });

      test(`text stands out on ${path} at ${size.width} px`, async ({ page }) => {
        await visit(page, path, size);
        await expectReadable(page, size);
      });

      test(`Tab goes through ${path} at ${size.width} px, and is seen`, async ({ page }) => {
        await visit(page, path, size);
        const { stops, stopCount } = await tabThrough(page);
        expect(stops.map(({ index }) => index)).toEqual([...Array(stopCount).keys()]);
        const landmarks = [...new Set(stops.map(({ landmark }) => landmark))];
        const last = size === PHONE ? ['NAV'] : [];
        expect(landmarks).toEqual(['A', 'HEADER', 'MAIN', 'FOOTER', ...last]);
        expect(stops.filter(({ ringPx }) => ringPx < 2)).toEqual([]);
        expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
      });
    }
  });
}
