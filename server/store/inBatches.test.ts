import { expect, test, vi } from 'vitest';
import { inBatches } from './inBatches.ts';

const double = vi.fn(async (items: readonly number[]) => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  if (items.includes(13)) throw new Error('bad item');
  if (items.includes(99)) throw new Error('disk full');
  return items.map((item) => 2 * item);
});

const isShared = (error: unknown) => error instanceof Error && error.message === 'disk full';

test('what arrives at once or during a write is written together, each with its own answer', async () => {
  double.mockClear();
  const add = inBatches(double, isShared);
  const first = [1, 2].map(add);
  await vi.waitFor(() => expect(double).toHaveBeenCalledOnce(), { interval: 1 });
  expect(await Promise.all([...first, ...[3, 4].map(add)])).toEqual([2, 4, 6, 8]);
  expect(double.mock.calls.map(([items]) => items)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(await add(5)).toBe(10);
});

test('a bad item fails alone', async () => {
  const add = inBatches(double, isShared);
  const settled = await Promise.allSettled([1, 2, 13, 3].map(add));
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

test('a full disk is a failure for all of the batch, and only that one', async () => {
  const add = inBatches(double, isShared);
  const settled = await Promise.allSettled([1, 2, 99, 3].map(add));
  expect(settled.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
    'rejected',
  ]);
  expect(await add(7)).toBe(14);
});
