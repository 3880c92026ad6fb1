import type { Page } from '@playwright/test';
import { AT_REST, needle, SEVEN_BAR } from './support/headerGauge.ts';
import { expect, test } from './support/visit.ts';

test.use({ consent: 'rejected' });

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function moveTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

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

/** The dial of the header's gauge: its face changes colour. */
const face = (page: Page) =>
  page
    .locator('body > header > a:first-of-type')
    .evaluate((home) => getComputedStyle(home, '::before').backgroundImage);

/** Whether the stretch beside the stopped compressor is drained, and how its two levers lie. */
const stopped = (page: Page) =>
  page.locator('#location > svg').evaluate((drawing) => {
    const turnOf = (lever: Element) => Number.parseFloat(getComputedStyle(lever).rotate) || 0;
    return {
      isDrained: /100%/.test(getComputedStyle(drawing).backgroundSize),
      levers: [...drawing.querySelectorAll('g > path')].map(turnOf),
    };
  });

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => one.getBoundingClientRect().top + scrollY);

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    const middle = viewport.height / 2;

    test('the main is empty below the reader, full above, and full at the end', async ({
      page,
    }) => {
      await page.goto('/');
      expect((await lengths(page)).map(({ full }) => full)).toEqual(Array(11).fill(0));

      await moveTo(page, (await topOf(page, '#expertise')) - 100);
      const seen = await lengths(page);
      const here = seen.findIndex(({ id }) => id === 'expertise');
      expect(Math.abs((seen[here]?.front ?? 0) - middle)).toBeLessThan(10);
      expect(seen.slice(0, here).every(({ full }) => full === 1)).toBe(true);
      expect(seen.slice(here + 1).every(({ full }) => full === 0)).toBe(true);

      await moveTo(page, 1_000_000);
      expect((await lengths(page)).map(({ full }) => full)).toEqual(Array(11).fill(1));
      await expect.poll(() => needle(page)).toBe(SEVEN_BAR);
    });

    test('pressure falls beside the block for a stopped compressor, and comes back', async ({
      page,
    }) => {
      await page.goto('/');
      const title = await topOf(page, '#location h3');
      await moveTo(page, title - 1.5 * viewport.height);
      await expect.poll(() => needle(page)).toBe(SEVEN_BAR);
      expect(await stopped(page)).toEqual({ isDrained: false, levers: [-90, -90] });
      const calm = await face(page);
      await moveTo(page, title - 100);
      expect(await needle(page)).toBe(AT_REST);
      expect(await face(page), 'it calls').not.toBe(calm);
      expect(await stopped(page), 'shut, and drained').toEqual({
        isDrained: true,
        levers: [0, -90],
      });
      await moveTo(page, (await topOf(page, '#expertise')) - 100);
      expect(await needle(page)).toBe(SEVEN_BAR);
      expect(await face(page)).toBe(calm);
      expect(await stopped(page), 'fed again below').toEqual({ isDrained: true, levers: [0, 0] });
    });

    test('who asks for stillness sees the main full, but for the stretch beside the stopped compressor', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      expect((await lengths(page)).map(({ full }) => full)).toEqual(Array(11).fill(1));
      expect(await needle(page)).toBe(SEVEN_BAR);
      expect(await stopped(page)).toEqual({ isDrained: true, levers: [0, 0] });
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

test('the elbow under the first photograph is full in part at rest, and all of it before the next section', async ({
  page,
}) => {
  await page.goto('/');
  const elbow = () =>
    page
      .locator('#accueil .elbow')
      .evaluate((facts) => getComputedStyle(facts, '::before').clipPath);
  const [, share] = /^inset\(0px calc\(([\d.]+)%/.exec(await elbow()) ?? [];
  expect(Number(share), 'in per cent, from the machines on').toBeGreaterThan(20);
  expect(Number(share)).toBeLessThan(80);
  await moveTo(page, (await topOf(page, '#methode')) - 450);
  expect(await elbow(), 'nothing left of its core').toMatch(/^inset\(100%/);
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
