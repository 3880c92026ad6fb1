import { expect, test } from 'vitest';
import { PAGES } from '../../e2e/support/pages.ts';
import { soon, type Visitor } from '../visitor.ts';

/** Runs in the page: pictures that are not shown yet; the first comes in sight, as some wait for that. */
function findMissing(): string[] {
  const missing = [...document.images].filter(
    (image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0),
  );
  missing[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return missing.map(({ outerHTML }) => outerHTML);
}

/** Runs in the page: how large each picture is, come or not. */
const measurePictures = () =>
  [...document.images].map((image) => {
    const { width, height } = image.getBoundingClientRect();
    return `${image.alt}: ${Math.round(width)} × ${Math.round(height)}`;
  });

/** Runs in the page: what makes it scroll sideways. */
function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return scrollWidth > clientWidth ? wide.map(({ outerHTML }) => outerHTML.slice(0, 200)) : [];
}

export function rendering(visitor: () => Visitor): void {
  // The first is as narrow as the engine allows: WebKitGTK stops at 447 px.
  for (const width of [320, 768, 1440])
    test(`every page at ${width} px: pictures and font come, and take the place that was kept`, async () => {
      await visitor().resize(width, 900);
      for (const path of PAGES) {
        await visitor().enter(path);
        await soon(() => visitor().read(() => document.fonts.check('1rem Archivo'))).toBe(true);
        const kept = await visitor().read(measurePictures);
        await soon(() => visitor().read(findMissing)).toEqual([]);
        expect(await visitor().read(measurePictures), path).toEqual(kept);
        expect(await visitor().read(findOverflow), path).toEqual([]);
      }
    });
}
