import { aRequest, fill, REFERENCE, reference, send } from './support/contact.ts';
import { expect, test } from './support/visit.ts';

// The page has come, then the signal goes: what is loaded at the first touch has not.
test.use({
  consent: 'rejected',
  allowScripts: true,
  allowConsole: /ERR_INTERNET_DISCONNECTED|Error hydrating/,
  viewport: { width: 390, height: 844 },
});

test('without a signal a request stays on the page, and is sent once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await context.setOffline(true);
  const typed = aRequest({ message: 'Panne dans la cave' });
  await fill(page, typed);
  await send(page);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Pas de réseau');
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
  await expect(notice).toBeInViewport();
  await expect(page).toHaveURL('/contact');
  for (const [name, value] of Object.entries(typed))
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  await context.setOffline(false);
  await send(page);
  expect(await reference(page)).toMatch(REFERENCE);
});

test('a calculator that could not come for want of a signal comes at the next touch', async ({
  page,
  context,
}) => {
  await page.goto('/outils/fuites');
  const [first, second] = [0, 1].map((index) => page.getByRole('textbox').nth(index));
  if (!first || !second) throw new Error('no field');
  const answer = page.locator('[data-ground=screen] b').first();
  const shown = await answer.textContent();
  await context.setOffline(true);
  const failed = page.waitForEvent('console', (message) => /hydrating/.test(message.text()));
  await first.fill('9');
  await failed;
  await expect(answer).toHaveText(shown ?? '');
  await context.setOffline(false);
  await second.focus();
  await expect(answer).not.toHaveText(shown ?? '');
});
