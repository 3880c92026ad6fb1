import { expect, test } from 'vitest';
import { createBell } from './bell.ts';

const HOUR_MS = 3_600_000;

test('a ring wakes who sleeps', async () => {
  const bell = createBell();
  setTimeout(() => bell.ring(), 10);
  await expect(bell.sleep(HOUR_MS)).resolves.toBeUndefined();
});

test('a ring that nobody heard is kept, once', async () => {
  const bell = createBell();
  bell.ring();
  bell.ring();
  await bell.sleep(HOUR_MS);
  const started = performance.now();
  await bell.sleep(30);
  expect(performance.now() - started).toBeGreaterThan(20);
});
