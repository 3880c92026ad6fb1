import { expect, type Locator, type Page } from '@playwright/test';
import { screenshot } from './screenshot.ts';

/** Texts too near the pixels behind them; the worst 5 % of these are left to edges and grain. */
async function findFaint(part: Element, groundPng: string): Promise<string[]> {
  const bytes = Uint8Array.from(atob(groundPng), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height + 1);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) throw new Error('no canvas');
  drawing.drawImage(image, 0, 0);
  const linear = (byte = 0) => (byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  const luminances = ({ x, y, width, height }: DOMRect) => {
    const { data } = drawing.getImageData(x, y, Math.ceil(width || 1), Math.ceil(height || 1));
    return Array.from({ length: Math.ceil(data.length / 28) }, (_, seventh) => {
      const [red, green, blue] = data.subarray(seventh * 28, seventh * 28 + 3);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
    });
  };
  const range = new Range();
  return [...part.querySelectorAll(':not(.visually-hidden, .skip-link)')].flatMap((element) => {
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    drawing.fillStyle = element instanceof SVGElement ? fill : color;
    drawing.fillRect(0, image.height, 1, 1);
    const [ink = 0] = luminances(new DOMRect(0, image.height, 1, 1));
    // Body text is AAA; large or bold text may go down to 6 (design.md, "Contrast").
    const needed = Number(fontWeight) >= 600 || Number.parseFloat(fontSize) >= 24 ? 6 : 7;
    return [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || !element.checkVisibility({ opacityProperty: true })) return [];
      // The trap for robots lies beside the screen.
      if (element.closest('[aria-hidden=true]')) return [];
      range.selectNodeContents(node);
      const grounds = [...range.getClientRects()].flatMap(luminances);
      const ratios = grounds.map((ground) => Math.max(ground / ink, ink / ground));
      const worst = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 20)] ?? 21;
      return worst < needed ? [`${worst.toFixed(2)} < ${needed}: ${node.data}`] : [];
    });
  });
}

/** The ink of the number to call is a ground of its own while it fills. */
const WITHOUT_TEXT = `* { -webkit-text-fill-color: #0000; caret-color: #0000;
  text-decoration: none !important } text { fill: #0000 !important }
  #contact address > a { animation: none !important }`;

/** Measured on what is painted: pictures and gradients count as they are seen. */
export async function expectReadable(part: Locator): Promise<void> {
  await part.evaluate((_, rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, WITHOUT_TEXT);
  const ground = await screenshot(part.page());
  expect(await part.evaluate(findFaint, ground.toString('base64'))).toEqual([]);
  await part.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** A window as tall as the page, which grows with it: by the hero, and by a picture whose description comes late. */
export async function showWhole(page: Page, width: number): Promise<void> {
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect
    .poll(async () => {
      const height = await pageHeight();
      await page.setViewportSize({ width, height });
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || !image.checkVisibility()),
      );
      return (await pageHeight()) - height;
    })
    .toBe(0);
}
