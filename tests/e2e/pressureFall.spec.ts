import type { Page } from '@playwright/test';
import { AT_REST, needle, SEVEN_BAR } from './support/headerGauge.ts';
import { moveTo, stopped, topOf } from './support/pressure.ts';
import { expect, test } from './support/visit.ts';

test.use({ consent: 'rejected' });

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The dial of the header's gauge: its face changes colour. */
const face = (page: Page) =>
  page
    .locator('body > header > a:first-of-type')
    .evaluate((home) => getComputedStyle(home, '::before').backgroundImage);

/** In bar, where the pressure is read: in the header, then in the two large figures of the block. */
const readings = (page: Page) =>
  page.evaluate(() => {
    const places = ['body > header > a', '#location > span', '#location > span ~ span'];
    const counted = places.map((place, index) => {
      const one = document.querySelector(place);
      const style = one && getComputedStyle(one, index === 0 ? '::before' : undefined);
      return Number(style?.counterReset.split(' ').at(-1));
    });
    return counted;
  });

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('pressure falls beside the block for a stopped compressor, and comes back', async ({
      page,
    }) => {
      await page.goto('/');
      const title = await topOf(page, '#location h3');
      await moveTo(page, title - 1.7 * viewport.height);
      await expect.poll(() => needle(page)).toBe(SEVEN_BAR);
      expect(await stopped(page)).toEqual({ hasAir: false, drained: 0, levers: [-90, -90] });
      const calm = await face(page);
      await moveTo(page, title - 100);
      expect(await needle(page)).toBe(AT_REST);
      expect(await face(page), 'it calls').not.toBe(calm);
      expect(await stopped(page), 'shut, and drained').toEqual({
        hasAir: true,
        drained: 1,
        levers: [0, -90],
      });
      await moveTo(page, (await topOf(page, '#expertise')) - 100);
      expect(await needle(page)).toBe(SEVEN_BAR);
      expect(await face(page)).toBe(calm);
      expect((await stopped(page)).levers, 'fed again below').toEqual([0, 0]);
    });

    test('the valve shuts on a full pipe, then both readings of the pressure fall as one, in sight', async ({
      page,
    }) => {
      await page.goto('/');
      await expect.poll(() => needle(page)).toBe(SEVEN_BAR);
      const title = await topOf(page, '#location h3');
      const seen = [];
      for (let y = title - viewport.height; y < title - 60; y += 20) {
        await moveTo(page, y);
        const { hasAir, drained, levers } = await stopped(page);
        const [header, block] = await readings(page);
        expect(block, `at ${y}`).toBe(header);
        if (levers[0] !== -90) expect(hasAir, `at ${y}, air to lose`).toBe(true);
        if (levers[0] !== 0) expect(drained, `at ${y}, still open`).toBe(0);
        seen.push(block);
      }
      expect(new Set(seen), 'one bar after the other').toEqual(new Set([7, 6, 5, 4, 3, 2, 1, 0]));
      expect(seen, 'never back').toEqual(seen.toSorted((a = 0, b = 0) => b - a));
    });

    test('below, the branch fills, its valve opens, then the main under it fills', async ({
      page,
    }) => {
      await page.goto('/');
      const foot = await page
        .locator('#location')
        .evaluate((one) => one.getBoundingClientRect().bottom + scrollY);
      /** What is left of the core that gives way. */
      const below = () =>
        page
          .locator('#location > span')
          .first()
          .evaluate(
            (one) =>
              1 -
              Number(/inset\(([\d.]+)%?/.exec(getComputedStyle(one, '::after').clipPath)?.[1]) /
                100,
          );
      let last = 1;
      for (let y = foot - viewport.height; y < foot - 0.3 * viewport.height; y += 20) {
        await moveTo(page, y);
        const hollow = await below();
        if ((await stopped(page)).levers[1] === -90) expect(hollow, `at ${y}, still shut`).toBe(1);
        expect(hollow, `at ${y}, never back`).toBeLessThanOrEqual(last);
        last = hollow;
      }
      expect(last).toBe(0);
    });

    test('a link to the block stops where the pressure is gone', async ({ page }) => {
      await page.goto('/#location');
      await expect.poll(() => needle(page)).toBe(AT_REST);
      expect((await readings(page))[0]).toBe(0);
    });
  });
}
