import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { followUp } from '#site/content/followUp.ts';
import { FOLLOW_UP_ACTIONS } from '#site/domain/followUp.ts';
import { expectNoViolation, MEASURED } from './support/axe.ts';
import { aLink, onStore } from './support/followUp.ts';
import { testOn } from './support/ownServer.ts';
import { expectReadable, showWhole } from './support/readable.ts';
import { expect, test } from './support/visit.ts';

const DAY_MS = 86_400_000;
const REFUSALS = /^Failed to load resource: .* (404|410|503) /;

test.use({ consent: 'rejected', allowConsole: REFUSALS, reducedMotion: 'reduce' });

const stateOf = (reference: string) =>
  onStore(async (store) => JSON.stringify(await store.find(reference)));

/** Once for pages that differ by their words only. */
async function expectSound(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolation(page, { accepted: [MEASURED] });
    await showWhole(page, width);
    await expectReadable(page.locator('main'));
  }
}

/** For each wording: a button may be too long for a phone. */
async function expectRoom(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const action of FOLLOW_UP_ACTIONS) {
      test(`« ${action} » asks, and is done by one button`, async ({ page }) => {
        const isLookedAt = javaScriptEnabled && action === FOLLOW_UP_ACTIONS[0];
        const { reference, address } = await aLink(action);
        const before = await stateOf(reference);
        await page.goto(address);
        await expect(title(page)).toHaveText(followUp.asked[action].title);
        await expect(page.getByRole('main').locator('b')).toHaveText(reference);
        if (isLookedAt) await expectSound(page);
        await expectRoom(page);
        await page.reload();
        expect(await stateOf(reference)).toBe(before);
        const { button } = followUp.asked[action];
        await page.getByRole('main').getByRole('button', { name: button }).press('Enter');
        await expect(title(page)).toHaveText(followUp.confirmed[action].title);
        if (isLookedAt) await expectSound(page);
        await expectRoom(page);
        if (action !== 'later') expect(await stateOf(reference)).not.toBe(before);
      });
    }
  });
}

test('a link that is old, forged or already used says so, and offers nothing to press', async ({
  page,
}) => {
  const old = await aLink('done', new Date(Date.now() - 36 * DAY_MS));
  const used = await aLink('release');
  await onStore((store) => store.release(used.reference));
  const forged = await aLink('discard');
  for (const [address, reason] of [
    [old.address, 'expired'],
    [used.address, 'unknown'],
    [`${forged.address}x`, 'unknown'],
    ['/suivi', 'unknown'],
  ] as const) {
    await page.goto(address);
    await expect(title(page)).toHaveText(followUp.failed[reason].title);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expectRoom(page);
  }
  await expectSound(page);
});

/** Its file holds something else. */
const withBrokenStore = testOn(() => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'suivi-'));
  writeFileSync(join(DATA_DIR, 'leads.sqlite'), 'Rien de tel. '.repeat(400));
  return { env: { DATA_DIR } };
});
withBrokenStore.use({ consent: 'rejected', allowConsole: REFUSALS, reducedMotion: 'reduce' });

withBrokenStore('the store is down: nothing has changed, come back later', async ({ page }) => {
  const response = await page.goto('/suivi?jeton=done.AER-2611-7K3MQ.1.x');
  expect(response?.status()).toBe(503);
  await expect(title(page)).toHaveText(followUp.failed.unavailable.title);
  await expectRoom(page);
});
