import { AT_REST, needle, SEVEN_BAR } from './support/headerGauge.ts';
import { expect, test } from './support/visit.ts';

test.use({ consent: 'rejected' });

for (const path of ['/', '/solutions', '/outils', '/contact', '/mentions-legales']) {
  test(`${path} opens under pressure: the needle rises to seven bar within 1.2 s, and stays there`, async ({
    page,
  }) => {
    await page.goto(path);
    const rising = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ effect }) => effect?.getComputedTiming().endTime),
    );
    expect(Math.max(...rising.map(Number))).toBe(1200);
    await expect.poll(() => needle(page)).toBe(SEVEN_BAR);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    expect(await needle(page), 'at once for who asks for stillness').toBe(SEVEN_BAR);
  });
}

test.describe('on a page that does not exist', () => {
  test.use({ allowConsole: /404/ });

  test('the needle rests, and the big gauge stands on the pipe', async ({ page }) => {
    await page.goto('/nulle-part');
    expect(await needle(page)).toBe(AT_REST);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const gap = await page.locator('main svg').evaluate((gauge) => {
        const ground = gauge.closest('[data-empty]');
        if (!ground) throw new Error('no pipe');
        const { height } = getComputedStyle(ground, '::after');
        const pipe = ground.getBoundingClientRect().bottom - Number.parseFloat(height);
        return pipe - gauge.getBoundingClientRect().bottom;
      });
      expect(Math.abs(gap), `${width} px`).toBeLessThan(1);
    }
  });
});
