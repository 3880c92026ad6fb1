import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { screenshot } from './screenshot.ts';

/** Light that each pixel around an element sends out, colours gone: 0.05 (black) to 1.05 (white). */
export async function luminances(part: Locator, around = 8): Promise<number[]> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('nothing to look at');
  const clip = {
    x: Math.max(0, Math.floor(box.x) - around),
    y: Math.max(0, Math.floor(box.y) - around),
    width: Math.ceil(box.width) + 2 * around,
    height: Math.ceil(box.height) + 2 * around,
  };
  const picture = await screenshot(part.page(), clip);
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = (byte = 0) => (byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  return Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red, green, blue] = data.subarray(pixel * 3, pixel * 3 + 3);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
  });
}

/** How many pixels changed so much that they stand out from what they were: 3 to 1 (RGAA 3.3). */
export const changedPixels = (before: readonly number[], after: readonly number[]): number =>
  before.filter((light, pixel) => {
    const other = after[pixel] ?? light;
    return Math.max(light, other) / Math.min(light, other) >= 3;
  }).length;

/** Between the darkest and the lightest of an empty control and its edges: the line it is drawn with. */
export async function contrastWithin(part: Locator): Promise<number> {
  const lights = (await luminances(part, 2)).sort((a, b) => a - b);
  return (lights.at(-1) ?? 0) / (lights[0] ?? 1);
}
