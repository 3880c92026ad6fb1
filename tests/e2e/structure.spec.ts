// What holds on every page, and what no page has: the criteria that docs/rgaa calls not applicable.
import { SWEPT, UNKNOWN } from './support/pages.ts';
import { expect, test } from './support/visit.ts';

/** Things with criteria of their own (RGAA 1.4, 2, 4, 5.3, 8.10, 9.4, 11.8, 12.10, 13.3, 13.5). */
const ABSENT = [
  'iframe, frame, object, embed, applet',
  'video, audio, track, canvas, map, area, input[type=image]',
  'table[role=presentation], table table, table:not(:has(th))',
  'blockquote, q, [dir], bdo',
  'optgroup, [accesskey], [onkeydown], [onkeypress]',
  'a[download], a[href$=".pdf"], a[href$=".doc"], a[href$=".docx"], a[href$=".odt"], a[href$=".xlsx"]',
  '[class*=captcha], [id*=captcha], [aria-live]:not([role], [aria-live=polite][aria-atomic=true])',
];

for (const path of SWEPT) {
  test(`${path} has nothing of what the grid leaves out`, async ({ look }) => {
    const page = await look(path);
    for (const kind of ABSENT) await expect.soft(page.locator(kind), kind).toHaveCount(0);
    const signs = /[\u{1F000}-\u{1FAFF}\u2190-\u21FF]|[:;]-?[)(DP](?!\p{L})/u;
    await expect(page.getByRole('main')).not.toContainText(signs);
  });

  test(`${path} has one header, one content, one footer, in this order`, async ({ look }) => {
    const page = await look(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1);
    const parts = await page
      .locator('body > :is(a, section, header, main, footer, nav)')
      .evaluateAll((all) => all.map(({ tagName }) => tagName));
    expect(parts).toEqual(['A', 'SECTION', 'HEADER', 'MAIN', 'FOOTER', 'NAV']);
    const unnamed = page.locator('nav:not([aria-label], [aria-labelledby])');
    await expect(unnamed).toHaveCount(0);
  });

  test(`${path} is one click from the home page, its ways of help in one place`, async ({
    look,
  }) => {
    const footer = (await look(path)).getByRole('contentinfo');
    const links = await footer
      .getByRole('link')
      .evaluateAll((all: HTMLAnchorElement[]) =>
        all.map(({ pathname, protocol }) => (protocol.startsWith('http') ? pathname : protocol)),
      );
    expect(links.slice(0, 2)).toEqual(['tel:', 'mailto:']);
    // A tool is one click from the list of tools.
    const from = path.startsWith('/outils/') ? '/outils' : '/';
    const reached = await (await look(from))
      .locator('a[href^="/"], a[href^="#"]')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname));
    if (path !== UNKNOWN) expect(reached).toContain(path);
  });
}

test('tables have a title, and each header says what it heads', async ({ look }) => {
  for (const path of ['/solutions', '/politique-confidentialite', '/politique-cookies']) {
    const page = await look(path);
    for (const table of await page.locator('table').all()) {
      await expect(table).toHaveAccessibleName(/\S/);
      await expect(table.locator('th:not([scope=col], [scope=row])')).toHaveCount(0);
      const columns = await table.locator('th[scope=col]').count();
      for (const row of await table.locator('tbody tr').all())
        await expect(row.locator('th, td')).toHaveCount(columns);
    }
  }
});
