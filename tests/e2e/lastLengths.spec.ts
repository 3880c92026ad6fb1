import { expect, test } from './support/visit.ts';

test.use({ consent: 'rejected' });

/** The core of a length that no section holds: whose it is, and on which pseudo-element. */
const LENGTHS = [
  { what: 'beside a form', path: '/contact', width: 390, of: '.elbow', core: '::after' },
  {
    what: 'beside a legal text',
    path: '/mentions-legales',
    width: 390,
    of: '.elbow',
    core: '::after',
  },
  { what: 'to the last title', path: '/solutions', width: 1440, of: 'aside h2', core: '::after' },
  { what: 'to the second tools', path: '/outils', width: 1440, of: '.elbow', core: '::before' },
];

for (const { what, path, width, of, core } of LENGTHS)
  test.describe(`${path} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`the main ${what} is hollow below the reader, and full above`, async ({ page }) => {
      await page.goto(path);
      /** Hundredths of the core that have given way. */
      const gone = () =>
        page
          .locator(of)
          .evaluate(
            (one, pseudo) =>
              Number(/inset\(([\d.]+)%/.exec(getComputedStyle(one, pseudo).clipPath)?.[1] ?? 0),
            core,
          );
      expect(await gone()).toBeLessThan(60);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(gone).toBeGreaterThan(90);
    });
  });
