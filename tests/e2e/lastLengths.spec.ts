import { moveTo } from './support/pressure.ts';
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

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`the number to call at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('is an outline, fills, and is full where a link to it stops', async ({ page }) => {
      await page.goto('/');
      const number = page.locator('#contact address > a');
      const look = () =>
        number.evaluate((one) => {
          const { backgroundSize, webkitTextFillColor } = getComputedStyle(one);
          const isHollow = webkitTextFillColor === 'rgba(0, 0, 0, 0)';
          return isHollow ? Number.parseFloat(backgroundSize) : 100;
        });
      const top = await number.evaluate((one) => one.getBoundingClientRect().top + scrollY);
      await moveTo(page, top - 0.95 * viewport.height);
      expect(await look()).toBe(0);
      const seen = [];
      for (let share = 0.95; share > 0.3; share -= 0.05) {
        await moveTo(page, top - share * viewport.height);
        seen.push(await look());
      }
      expect(seen, 'never back').toEqual(seen.toSorted((a, b) => a - b));
      expect(seen.filter((filled) => filled > 5 && filled < 95).length).toBeGreaterThan(1);
      await page.goto('/#contact');
      await expect.poll(look).toBe(100);
    });
  });
