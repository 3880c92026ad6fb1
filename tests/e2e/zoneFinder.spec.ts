import { zone } from '#site/content/zone.ts';
import { figure } from './support/home.ts';
import { expect, test } from './support/visit.ts';
import { litShapes } from './support/zoneMap.ts';

test.use({ consent: 'rejected', reducedMotion: 'reduce' });

test('the field says whether we come, and lights the place', async ({ page }) => {
  await page.goto('/');
  const field = page.getByLabel(zone.finder.label);
  const answer = page.locator('#zone [aria-live]');
  const example = page.getByText(zone.finder.example);
  await expect(answer).toBeEmpty();
  await expect(example).toBeVisible();
  await expect(field).toHaveAccessibleDescription(zone.finder.example);
  const inside = (name: string) =>
    `${name}\u00a0: ${zone.finder.inside} ${figure('delai_intervention', 'court')}.`;
  for (const [typed, said, lit] of [
    ['27000', inside('Eure (27)'), ['27']],
    ['61', inside('Orne (61)'), ['61']],
    ['evreux', inside('Eure (27)'), ['27']],
    ['Eure et Loir', inside('Eure-et-Loir (28)'), ['28']],
    ['le mans', inside('Sarthe (72)'), ['72']],
    ['Caen 14', inside('Calvados (14)'), ['14']],
    ['Lisieux 14', inside('Calvados (14)'), ['14']],
    ['Paris 11', inside('Paris (75)'), ['75']],
    ['Lyon 69', `69\u00a0: ${zone.finder.outside}`, []],
    ['Orl', '', []],
    ['2', '', []],
    ['69003', `69\u00a0: ${zone.finder.outside}`, []],
    ['2A004', `2A\u00a0: ${zone.finder.outside}`, []],
    ['00000', zone.finder.unknown, []],
    ['270000', zone.finder.unknown, []],
    // In the Eure, but nothing here knows it.
    ['Vernon', zone.finder.unknown, []],
    ['', '', []],
  ] as const) {
    await field.fill(typed);
    await expect(answer, typed).toHaveText(said);
    await expect(example, typed).toBeVisible({ visible: said === '' });
    await expect.poll(() => litShapes(page), typed).toEqual(lit);
  }
  await field.fill('Orl');
  await field.press('Enter');
  await expect(answer).toHaveText(zone.finder.unknown);
  // The beginning of one town, and nothing more to come.
  await field.fill('Orle');
  await expect(answer).toBeEmpty();
  await field.press('Enter');
  await expect(answer).toHaveText(inside('Loiret (45)'));
});

test('the question, its answer and the whole map are in one window', async ({ page }) => {
  await page.goto('/');
  const field = page.getByLabel(zone.finder.label);
  const map = page.locator('#zone').getByRole('img');
  for (const [width, height] of [
    [1024, 768],
    [1280, 600],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await field.evaluate((input) => input.scrollIntoView({ behavior: 'instant' }));
    await field.fill('61');
    await expect.poll(() => litShapes(page)).toEqual(['61']);
    for (const seen of [field, page.locator('#zone [aria-live]'), map])
      await expect(seen, `${width} by ${height}`).toBeInViewport({ ratio: 0.99 });
    const { y: top = 0 } = (await map.boundingBox()) ?? {};
    const { height: header = top } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect(top, 'under the header').toBeGreaterThan(header);
    await field.fill('');
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is not shown, and both ways to ask are', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#code-postal')).toBeHidden();
    for (const name of [zone.finder.call, zone.action.label])
      await expect(page.locator('#zone').getByRole('link', { name })).toBeVisible();
  });
});
