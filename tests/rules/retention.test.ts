import { expect, test } from 'vitest';
import { STORE_POLICY } from '#server/leads/policy.ts';
import { figures } from '#site/content/figures.ts';

test('requests are kept as long as the privacy policy says', () => {
  expect(figures['duree_conservation']).toMatchObject({
    low: STORE_POLICY.retentionYears,
    unit: 'ans',
  });
});
