import type { Page } from '@playwright/test';
import { needle, SEVEN_BAR } from './support/headerGauge.ts';
import { moveTo, stopped, topOf } from './support/pressure.ts';
import { expect, test } from './support/visit.ts';

test.use({ consent: 'rejected' });

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** How much of each length of the main is full, and where its front stands in the window: its hollow core gives way. */
const lengths = (page: Page) =>
  page.locator('main > section:not(#accueil)').evaluateAll((sections) =>
    sections.map((section) => {
      const { scale, clipPath, height } = getComputedStyle(section, '::after');
      const [across, left = across] = scale.split(' ');
      const cut = Number(/inset\(([\d.]+)%/.exec(clipPath)?.[1] ?? 0) / 100;
      const full = scale === 'none' ? cut : 1 - Number(left);
      const top = section.getBoundingClientRect().top;
      return { id: section.id, full, front: top + full * Number.parseFloat(height) };
    }),
  );

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    const middle = viewport.height / 2;

    test('the main is empty below the reader, full above, and full at the end', async ({
      page,
    }) => {
      await page.goto('/');
      expect((await lengths(page)).map(({ full }) => full)).toEqual(Array(11).fill(0));

      const ahead: number[] = [];
      for (const top of [
        (await topOf(page, '#confiance')) - middle + 20,
        (await topOf(page, '#confiance h2')) - 0.25 * viewport.height,
      ]) {
        await moveTo(page, top);
        const seen = await lengths(page);
        const here = seen.findIndex(({ id }) => id === 'confiance');
        ahead.push((seen[here]?.front ?? 0) - middle);
        expect(seen.slice(0, here).every(({ full }) => full === 1)).toBe(true);
        expect(seen.slice(here + 1).every(({ full }) => full === 0)).toBe(true);
      }
      expect(Math.abs(ahead[0] ?? 0), 'with the reader above its valve').toBeLessThan(30);
      expect(ahead[1], 'it runs ahead below').toBeGreaterThan(60);

      await moveTo(page, 1_000_000);
      expect((await lengths(page)).map(({ full }) => full)).toEqual(Array(11).fill(1));
      await expect.poll(() => needle(page)).toBe(SEVEN_BAR);
    });

    test('who asks for stillness sees the main full, but for the stretch beside the stopped compressor', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      expect((await lengths(page)).map(({ full }) => full)).toEqual(Array(11).fill(1));
      expect(await needle(page)).toBe(SEVEN_BAR);
      expect(await stopped(page)).toEqual({ hasAir: false, drained: 1, levers: [0, 0] });
      const levers = await page
        .locator('main > section:not(#accueil, #faq) h2')
        .evaluateAll((all) =>
          all
            .map((one) => getComputedStyle(one, '::after'))
            .map(({ content, rotate }) => `${content} ${rotate}`),
        );
      expect(new Set(levers), 'open').toEqual(new Set(['"" none']));
    });
  });
}

test('the main is full down to the gauges of the results as they come into view', async ({
  page,
}) => {
  await page.goto('/');
  const branch = (await topOf(page, '#resultats svg >> nth=0')) + 300;
  await moveTo(page, branch - 900);
  const { front } = (await lengths(page)).find(({ id }) => id === 'resultats') ?? { front: 0 };
  expect(front + (await page.evaluate(() => scrollY))).toBeGreaterThan(branch);
});

/** What moves as a page opens has come to rest. */
const opened = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );

test('once the page has opened, the first pipe is full, from the photograph to the first flange', async ({
  page,
}) => {
  await page.goto('/');
  await opened(page);
  const core = await page
    .locator('#accueil .elbow')
    .evaluate((facts) => getComputedStyle(facts, '::before').clipPath);
  expect(core, 'nothing is left of it').toMatch(/^inset\(100%/);
});

test('levers turn as the front passes', async ({ page }) => {
  await page.goto('/');
  const lever = (id: string) =>
    page
      .locator(`#${id} h2`)
      .evaluate((title) => Number.parseFloat(getComputedStyle(title, '::after').rotate) || 0);
  for (const id of ['methode', 'faq']) {
    expect(await lever(id)).toBe(-90);
    await moveTo(page, await topOf(page, `#${id}`));
    expect(await lever(id)).toBe(0);
  }
});
