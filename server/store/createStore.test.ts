import { expect, test, vi } from 'vitest';
import { createStore } from './createStore.ts';
import { type Engine, StoreLost, sql } from './engine.ts';

/** An engine whose every query is answered so: only what these tests ask of one. */
function anEngine(query: () => Promise<readonly unknown[]>) {
  const close = vi.fn(async () => {});
  return { engine: { query, now: sql`0`, close } as unknown as Engine, close };
}

test('what cannot be opened now is opened by a later question', async () => {
  const { engine, close } = anEngine(async () => []);
  let attempts = 0;
  const store = createStore(async () => {
    attempts += 1;
    if (attempts < 4) throw new Error('locked');
    return engine;
  });
  for (let question = 0; question < 3; question += 1)
    await expect(store.probe()).rejects.toThrow('locked');
  await store.probe();
  await store.probe();
  expect(attempts).toBe(4);
  await store.close();
  expect(close).toHaveBeenCalledOnce();
});

test('questions at once wait for one attempt', async () => {
  const open = vi.fn(async () => anEngine(async () => []).engine);
  const store = createStore(open);
  await Promise.all([store.probe(), store.probe(), store.find('AER-1')]);
  expect(open).toHaveBeenCalledOnce();
});

test('one that is lost is closed and opened again; one that merely fails is kept', async () => {
  const failed = anEngine(() => Promise.reject(new Error('disk full')));
  const lost = anEngine(() => Promise.reject(new StoreLost('moved')));
  const good = anEngine(async () => []);
  const engines = [lost, good];
  const store = createStore(async () => engines.shift()?.engine ?? failed.engine);
  const together = [store.probe(), store.probe()];
  for (const { status } of await Promise.allSettled(together)) expect(status).toBe('rejected');
  await store.probe();
  expect(engines).toEqual([]);
  expect(lost.close).toHaveBeenCalled();
  const other = createStore(async () => failed.engine);
  await expect(other.probe()).rejects.toThrow('disk full');
  expect(failed.close).not.toHaveBeenCalled();
});

test('a close waits for nothing that could not be opened', async () => {
  const store = createStore(() => Promise.reject(new Error('down')));
  await expect(store.status()).rejects.toThrow('down');
  await store.close();
});
