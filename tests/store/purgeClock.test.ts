import { expect, test } from 'vitest';
import { NotDoneError } from '#server/leads/ports.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { aRequest, type Place } from '#tools/support/stores.ts';
import { backdate, describeStore, open } from './support.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TODAY = Date.parse('2030-05-15T12:00:00Z');
const at = (ms: number) => new Date(ms);

/** `count` requests of one age, and a newer one. */
async function openWithOld(place: Place, count: number, change: Parameters<typeof aRequest>[0]) {
  const store = await open(place);
  for (let index = 0; index < count; index += 1)
    await store.add(aRequest({ city: 'old', email: '', ...change }));
  await backdate(place, 'old', at(TODAY - 40 * DAY));
  await store.announceHeld(at(TODAY - 40 * DAY));
  await store.add(aRequest({ city: 'new', email: '' }));
  await backdate(place, 'new', at(TODAY));
  return store;
}

const refusal = (store: LeadStore, now: number) =>
  store.purge(at(now)).then(
    () => undefined,
    (error: unknown) => error,
  );

describeStore('a purge', (newPlace) => {
  test('of many held requests that have had their time is done', async () => {
    const store = await openWithOld(await newPlace(), 25, { hold: 'honeypot' });
    expect(await store.purge(at(TODAY))).toEqual({ expired: 0, held: 25, reasons: 0 });
    expect(await store.status()).toMatchObject({ held: 0, leads: 1 });
  });

  test('by a clock that jumped ahead is refused, and told', async () => {
    const store = await openWithOld(await newPlace(), 1, {});
    await store.purge(at(TODAY));
    const error = await refusal(store, TODAY + 4 * 365 * DAY);
    expect(error).toBeInstanceOf(NotDoneError);
    expect(String(error)).toMatch(/fait un bond.*2 demandes.*--force/);
    expect(await store.status()).toMatchObject({ leads: 2, purgeRefusedAt: expect.any(Date) });
    // After each restart the clock must be proved again.
    expect(await refusal(store, TODAY + 4 * 365 * DAY + HOUR)).toBeInstanceOf(NotDoneError);
  });

  test('is done once the clock is right again', async () => {
    const store = await openWithOld(await newPlace(), 1, { hold: 'too-fast' });
    await store.purge(at(TODAY - 20 * DAY));
    expect(await refusal(store, TODAY + 900 * DAY)).toBeInstanceOf(NotDoneError);
    expect(await store.purge(at(TODAY))).toEqual({ expired: 0, held: 1, reasons: 0 });
    expect((await store.status()).purgeRefusedAt).toBeUndefined();
  });

  test('is done by itself when the clock has stayed there for a day: the site was off', async () => {
    const store = await openWithOld(await newPlace(), 1, { hold: 'too-fast' });
    const back = TODAY + 30 * DAY;
    expect(await refusal(store, back)).toBeInstanceOf(NotDoneError);
    expect(await store.purge(at(back + DAY))).toEqual({ expired: 0, held: 1, reasons: 0 });
  });

  test('is done on a machine that starts in the past every day, until it hears the time', async () => {
    const store = await openWithOld(await newPlace(), 1, { hold: 'too-fast' });
    for (let day = -12; day < 0; day += 1) {
      await store.purge(new Date(0));
      await store.purge(at(TODAY + day * DAY));
    }
    expect(await store.status()).toMatchObject({ held: 0, purgeRefusedAt: undefined });
  });

  test('is done when a person insists', async () => {
    const store = await openWithOld(await newPlace(), 1, { hold: 'too-fast' });
    const back = TODAY + 30 * DAY;
    expect(await refusal(store, back)).toBeInstanceOf(NotDoneError);
    expect(await store.purge(at(back), { force: true })).toMatchObject({ held: 1 });
    expect((await store.status()).purgeRefusedAt).toBeUndefined();
  });
});
