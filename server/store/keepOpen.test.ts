import { expect, test, vi } from 'vitest';
import type { LeadStore } from '#server/leads/ports.ts';
import { keepOpen } from './keepOpen.ts';
import { StoreClosed, StoreLost } from './storeErrors.ts';

const closed = vi.fn(async () => {});

/** Only what these tests ask of it. */
const aStore = {
  status: async () => ({ leads: 1 }),
  probe: () => Promise.reject(new StoreLost('moved')),
  close: closed,
} as unknown as LeadStore;

function watched() {
  const events: string[] = [];
  return {
    events,
    onOpen: () => void events.push('open'),
    onFailure: (error: unknown) => void events.push(String(error)),
  };
}

test('what cannot be opened now is opened later, by itself', async () => {
  const watcher = watched();
  let attempts = 0;
  const open = async () => {
    attempts += 1;
    if (attempts < 4) throw new Error('locked');
    return aStore;
  };
  const kept = keepOpen(open, watcher, 1);
  await kept.tried;
  await expect(kept.store.status()).rejects.toThrow(StoreClosed);
  await vi.waitFor(() => expect(watcher.events.at(-1)).toBe('open'));
  expect(watcher.events).toEqual([...Array(3).fill('Error: locked'), 'open']);
  expect(await kept.store.status()).toMatchObject({ leads: 1 });
  await kept.close();
  expect(closed).toHaveBeenCalledOnce();
});

test('one that is lost is opened again', async () => {
  const watcher = watched();
  const kept = keepOpen(async () => aStore, watcher, 1);
  await kept.tried;
  await expect(kept.store.probe()).rejects.toThrow('moved');
  await expect(kept.store.status()).rejects.toThrow(StoreClosed);
  await vi.waitFor(() => expect(watcher.events).toEqual(['open', 'Error: moved', 'open']));
  await kept.close();
});

test('a close does not wait for the next attempt', async () => {
  const kept = keepOpen(() => Promise.reject(new Error('down')), watched(), 3_600_000);
  await kept.tried;
  await kept.close();
  await expect(kept.store.status()).rejects.toThrow(StoreClosed);
});
