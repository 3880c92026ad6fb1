// What a screen reader says of each page, kept to be read by people: tests/e2e/transcripts/*.txt.
// Chromium's accessibility tree is what NVDA, JAWS and VoiceOver are given; how each of them words it,
// only they know. The kept words are those reviewed: a changed text does not fail, a changed outline
// does. To renew them, then read the difference: npm run transcripts
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { aRequest, fill, islandIsThere, reference, send, summary } from './support/contact.ts';
import { aLink } from './support/followUp.ts';
import { SWEPT, UNKNOWN } from './support/pages.ts';
import { nonsense } from './support/sense.ts';
import { inWords, type Line, outline, partOf, transcribe } from './support/transcript.ts';
import { expect, test } from './support/visit.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** Compares with what was reviewed, or writes it down to be reviewed. */
async function expectReviewed(page: Page, name: string, part?: string): Promise<readonly Line[]> {
  const all = await transcribe(page);
  const lines = part === undefined ? all : partOf(all, part);
  expect(nonsense(lines)).toEqual([]);
  const file = `tests/e2e/transcripts/${name}.txt`;
  const heard = inWords(lines).replace(/[A-Z]{3}-\d{4}-[0-9A-Z]{5}/, 'AER-2611-7K3MQ');
  const isRenewed = /all|changed/.test(test.info().config.updateSnapshots);
  if (isRenewed) writeFileSync(file, heard);
  const reviewed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(outline(heard), `${file}: npm run transcripts`).toBe(outline(reviewed));
  return lines;
}

for (const path of SWEPT) {
  test(`${path} makes sense to the ear`, async ({ look }) => {
    const page = await look(path);
    const name = path === UNKNOWN ? '404' : path.slice(1).replaceAll('/', '-') || 'accueil';
    const lines = await expectReviewed(page, name);
    const levels = lines
      .filter(({ role }) => role.endsWith('titre'))
      .map(({ states }) => Number(states[0]?.replace('niveau ', '')));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    const foreign = lines.filter(({ states }) => states.includes('langue en'));
    expect(foreign.map(({ role }) => role)).toEqual(
      path === UNKNOWN ? ['titre', 'texte', 'lien'] : [],
    );
  });
}

test('the consent banner and its dialog make sense to the ear', async ({ page }) => {
  await page.goto('/contact');
  await expectReviewed(page, 'bandeau-cookies', 'région');
  await page.getByRole('button', { name: 'Personnaliser' }).press('Enter');
  // The whole tree: behind a modal there is nothing to hear.
  await expectReviewed(page, 'fenetre-cookies');
});

test.describe('once cookies are refused', () => {
  test.use({ consent: 'rejected' });

  test('an open question, then the open menu of phones, make sense to the ear', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('summary').first().press('Enter');
    const lines = await transcribe(page);
    const open = lines.findIndex(({ states }) => states.includes('déplié'));
    expect(lines[open]?.role).toBe('bouton');
    expect(lines[open + 1]?.role).toBe('texte');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await expectReviewed(page, 'menu-telephone', 'en-tête');
  });
});

test('a link in a mail to the owner makes sense to the ear', async ({ page }) => {
  await page.goto((await aLink('done')).address);
  await expectReviewed(page, 'suivi', 'contenu principal');
});

test('tables stay tables on phones', async ({ look }) => {
  for (const path of ['/solutions', '/politique-confidentialite', '/politique-cookies']) {
    const page = await look(path);
    await page.setViewportSize(PHONE);
    const lines = await transcribe(page);
    const heard = (role: string) => lines.filter((line) => line.role === role).length;
    expect(heard('tableau'), path).toBe(await page.locator('table').count());
    expect(heard('en-tête de colonne')).toBe(await page.locator('th[scope=col]').count());
    expect(heard('en-tête de ligne')).toBe(await page.locator('th[scope=row]').count());
    expect(heard('cellule')).toBe(await page.locator('td').count());
    expect(nonsense(lines)).toEqual([]);
    await page.setViewportSize(DESKTOP);
  }
});

test.describe('the form', () => {
  test.use({ allowScripts: true, consent: 'rejected' });

  test('its errors and its confirmation make sense to the ear', async ({ page }) => {
    await page.goto('/contact');
    await page.locator('#nom').focus();
    await islandIsThere(page);
    await fill(page, { email: 'karim@' });
    await send(page);
    await expect(summary(page)).toBeFocused();
    await expectReviewed(page, 'formulaire-erreurs', 'formulaire');
    await fill(page, { ...aRequest(), email: '' });
    await send(page);
    await reference(page);
    await expectReviewed(page, 'merci', 'contenu principal');
  });
});
