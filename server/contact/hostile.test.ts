import { expect, test } from 'vitest';
import { tortureForm } from '#tools/torture/tortureForm.ts';

test('whatever is posted over HTTP is stored exactly as typed, or refused by a page', async () => {
  const { inputs, accepted, statuses } = await tortureForm(60);
  expect(accepted).toBeGreaterThan(inputs / 5);
  expect(statuses[422]).toBeGreaterThan(inputs / 5);
});
