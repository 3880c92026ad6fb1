import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { screenshot } from './support/screenshot.ts';
import { expect, test } from './support/visit.ts';

test.use({ consent: 'rejected' });

/** Where a strip of the window is blue: the middle and the length of its longest run, in pixels of the window. */
async function blueRun(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<{ middle: number; length: number }> {
  const isUpright = clip.height > clip.width;
  const { data, info } = await sharp(await screenshot(page, clip))
    .resize(
      isUpright
        ? { width: 1, height: clip.height, fit: 'fill' }
        : { width: clip.width, height: 1, fit: 'fill' },
    )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const runs: { start: number; length: number }[] = [];
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const [red = 0, , blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3);
    if (blue - red <= 45) continue;
    const last = runs.at(-1);
    // A highlight along the pipe does not cut it in two.
    if (last && pixel - last.start - last.length < 4) last.length = pixel + 1 - last.start;
    else runs.push({ start: pixel, length: 1 });
  }
  const [longest] = runs.toSorted((a, b) => b.length - a.length);
  if (!longest) throw new Error('nothing blue');
  const middle = (isUpright ? clip.y : clip.x) + longest.start + longest.length / 2;
  return { middle, length: longest.length };
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
};

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await page
    .locator('#accueil img, main header img')
    .evaluateAll((all: HTMLImageElement[]) => Promise.all(all.map((one) => one.decode())));
}

/**
 * The framings of the first photograph, in parts of the file: where its pipe ends in a flange, and at what height; how
 * far from there, in pixels of the file, it is bare and level.
 */
const WIDE = { width: 2880, height: 1270, flange: 0.9306, exit: 0.366, bare: [145, 68] } as const;
const NARROW = { width: 1296, height: 960, flange: 0.9336, exit: 0.33, bare: [110, 55] } as const;
/** Where phones hold it, as in object-position. */
const FOCUS = 0.55;

for (const [width, framing] of [
  [2560, WIDE],
  [1920, WIDE],
  [1440, WIDE],
  [1180, WIDE],
  [992, WIDE],
  [768, NARROW],
  [412, NARROW],
  [360, NARROW],
] as const) {
  test(`the photographed pipe goes on as the drawn one at ${width} px`, async ({ page }) => {
    await open(page, '/', width);
    const photo = await boxOf(page, '#accueil picture img');
    const scale = photo.width / framing.width;
    const height = framing.height * scale;
    const flange = photo.x + framing.flange * photo.width;
    const exit = photo.y + (photo.height - height) * FOCUS + framing.exit * height;
    const at = (x: number) =>
      blueRun(page, {
        x: Math.round(x),
        y: Math.round(exit - 20 * scale),
        width: 2,
        height: Math.round(60 * scale),
      });
    const [far, near] = framing.bare;
    const [first, second] = [await at(flange - far * scale), await at(flange - near * scale)];
    const drawn = await at(Math.ceil(flange) + 1);
    expect(Math.abs(first.middle - second.middle), 'level').toBeLessThanOrEqual(1);
    expect(Math.abs(second.middle - drawn.middle), 'height').toBeLessThanOrEqual(1.5);
    expect(Math.abs(second.length - drawn.length), 'thickness').toBeLessThanOrEqual(3);
  });
}

/** The photograph of the rented machine: where it begins, its flange's faces, its pipe's axis, in pixels of the file. */
const RENTED = {
  width: 1760,
  height: 990,
  start: 780,
  pipe: 1650,
  flange: 1677,
  axis: 504,
} as const;

for (const width of [2560, 1920, 1520, 1440, 1180, 1024, 768, 412, 360]) {
  test(`the rented machine is whole, and the pipe that it feeds goes on as the drawn one at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // Full, wherever one stands.
    await open(page, '/', width);
    const image = page.locator('#location > img').first();
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((one: HTMLImageElement) => one.decode());
    const photo = await boxOf(page, '#location > img');
    // Held by its right and lower edges.
    const scale = Math.max(photo.width / RENTED.width, photo.height / RENTED.height);
    expect(RENTED.width - photo.width / scale, 'cut').toBeLessThan(RENTED.start);
    const axis = photo.y + photo.height - (RENTED.height - RENTED.axis) * scale;
    const at = (x: number) => photo.x + photo.width - (RENTED.width - x) * scale;
    const blueAt = (x: number) =>
      blueRun(page, { x: Math.round(x), y: Math.round(axis - 15), width: 2, height: 30 });
    const photographed = await blueAt(at(RENTED.pipe));
    const drawn = await blueAt(at(RENTED.flange) + 1);
    expect(Math.abs(photographed.middle - drawn.middle), 'height').toBeLessThanOrEqual(1.5);
  });
}

test('the photographed drop stands over the drawn one', async ({ page }) => {
  await open(page, '/solutions', 1440);
  const photo = await boxOf(page, 'main header img');
  const drop = await boxOf(page, 'main nav li:last-child svg');
  const middle = drop.x + drop.width / 2;
  const photographed = await blueRun(page, {
    x: Math.round(middle - 60),
    y: Math.round(photo.y + 0.888 * photo.height),
    width: 120,
    height: 2,
  });
  const drawn = await blueRun(page, {
    x: Math.round(middle - 60),
    y: Math.round(drop.y - 20),
    width: 120,
    height: 2,
  });
  expect(Math.abs(photographed.middle - drawn.middle)).toBeLessThanOrEqual(2);
});
