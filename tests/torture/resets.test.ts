import { expect, test } from 'vitest';
import { resetSite } from '#tools/torture/resetSite.ts';

test('connections reset at any moment never end the site, nor behind nginx and Caddy', async () => {
  const { resets, alive } = await resetSite(400);
  expect(resets).toBeGreaterThanOrEqual(400);
  expect(alive).toBe(true);
});
