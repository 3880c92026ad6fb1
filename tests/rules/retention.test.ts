import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RETENTION } from '#server/leads/policy.ts';
import { figures } from '#site/content/figures.ts';
import { contentRoot } from '../support/contentRoot.ts';

test('requests are kept as long as the privacy policy says', () => {
  expect(figures['duree_conservation']).toMatchObject({ low: RETENTION.years, unit: 'ans' });
});

test('and so are those that are held', () => {
  const policy = readFileSync(`${contentRoot}/legal/politique-confidentialite.md`, 'utf8');
  expect(policy).toMatch(new RegExp(`\\b${RETENTION.heldDays} jours`));
});
