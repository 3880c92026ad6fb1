// States that must not hang on a colour. Each is looked at before and after, in light alone: what a
// greyscale print or an eye without colours gets. Then the same with the visitor's own colours.
import type { Locator, Page } from '@playwright/test';
import { islandIsThere } from './support/contact.ts';
import { changedPixels, contrastWithin, luminances } from './support/pixels.ts';
import { expect, test } from './support/visit.ts';

const PHONE = { width: 360, height: 740 };
/** As many pixels as a tick, a dot or a thin ring has. A change of hue alone changes none. */
const ENOUGH = 30;

interface State {
  readonly name: string;
  readonly path: string;
  readonly size?: typeof PHONE;
  /** What is looked at. */
  find(page: Page): Locator;
  change(page: Page, part: Locator): Promise<void>;
}

const focus = async (_page: Page, part: Locator) => {
  await part.focus();
  await part.press('Shift'); // A key: the ring is for the keyboard.
};

const STATES: readonly State[] = [
  {
    name: 'a chosen request',
    path: '/contact',
    find: (page) => page.getByRole('radio', { name: 'Location' }).locator('..'),
    change: (page) => page.getByRole('radio', { name: 'Location' }).check(),
  },
  {
    name: 'a field in error',
    path: '/contact',
    find: (page) => page.locator('#email').locator('..'),
    async change(page) {
      await page.locator('#email').focus(); // Wakes the form.
      await islandIsThere(page);
      await page.locator('#email').fill('karim@');
      await page.locator('#societe').focus();
      await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true');
      await page.locator('#email').fill('');
    },
  },
  {
    name: 'an open question',
    path: '/',
    find: (page) => page.locator('#faq summary').first(),
    change: (_page, part) => part.press('Enter'),
  },
  {
    name: 'a focused button',
    path: '/',
    find: (page) => page.locator('#accueil [data-variant=primary]'),
    change: focus,
  },
  {
    name: 'a focused link in a text',
    path: '/mentions-legales',
    find: (page) => page.locator('main p a').first(),
    change: focus,
  },
  {
    name: 'a focused link on a dark ground',
    path: '/solutions',
    find: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Accueil' }),
    change: focus,
  },
  {
    name: 'a focused field',
    path: '/contact',
    find: (page) => page.locator('#ville'),
    change: focus,
  },
  {
    name: 'a focused department',
    path: '/',
    find: (page) => page.locator('#zone li').first(),
    change: focus,
  },
  {
    name: 'the open menu',
    path: '/',
    size: PHONE,
    find: (page) => page.getByRole('banner').getByRole('button'),
    change: (_page, part) => part.press('Enter'),
  },
];

test.use({ reducedMotion: 'reduce', allowScripts: true });

const COLOURS = ['none', 'active'] as const;

/** In greyscale, then in forced colours: seen before, and still to be told apart after. */
async function expectShown(page: Page, state: Pick<State, 'name' | 'find' | 'change'>) {
  const part = state.find(page);
  const lights = async () => {
    const seen: number[][] = [];
    for (const forcedColors of COLOURS) {
      await page.emulateMedia({ forcedColors });
      seen.push(await luminances(part));
    }
    return seen;
  };
  const before = await lights();
  await state.change(page, part);
  for (const [index, after] of (await lights()).entries())
    expect
      .soft(changedPixels(before[index] ?? [], after), `${state.name}, ${COLOURS[index]} forced`)
      .toBeGreaterThan(ENOUGH);
}

const PATHS = new Set(STATES.map(({ path }) => path));

test.describe('once cookies are refused', () => {
  test.use({ consent: 'rejected' });

  for (const path of PATHS) {
    test(`the states of ${path} show without their colour`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const state of STATES.filter((one) => one.path === path))
        await test.step(state.name, async () => {
          if (state.size) await page.setViewportSize(state.size);
          await expectShown(page, state);
        });
    });
  }

  test('the lines of fields, choices and folds stand out from their ground', async ({ look }) => {
    const form = await look('/contact');
    const controls = [form.locator('#nom'), form.locator('#message'), form.getByLabel('Devis')];
    for (const control of controls) expect(await contrastWithin(control)).toBeGreaterThanOrEqual(3);
    const fold = (await look('/')).locator('#faq summary').first();
    expect(await contrastWithin(fold)).toBeGreaterThanOrEqual(3);
  });
});

test('the switch of the dialog shows on from off without its colour', async ({ page }) => {
  await page.goto('/politique-cookies');
  await page.getByRole('button', { name: 'Personnaliser' }).click();
  await page.getByRole('checkbox').focus();
  await expectShown(page, {
    name: 'the switch',
    find: () => page.getByRole('checkbox'),
    change: (_page, box) => box.press('Space'),
  });
});

test('the map says in numbers what it shows in colours', async ({ look }) => {
  const page = await look('/');
  const zone = page.locator('#zone');
  const codes = await zone.locator('li[data-code] b').allTextContents();
  for (const code of codes) await expect(zone.locator('svg text', { hasText: code })).toBeVisible();
  // Each department stands under the name of its region.
  await expect(zone.getByRole('heading', { level: 3 })).toHaveCount(
    await zone.locator('ul').count(),
  );
});
