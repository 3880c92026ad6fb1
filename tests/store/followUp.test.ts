import { expect, test } from 'vitest';
import { aRequest, type Place, query } from '#tools/support/stores.ts';
import { backdate, describeStore, open } from './support.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** As if so much time had gone by for what is to be recalled. */
const wait = (place: Place, ms: number) =>
  query(place, `update leads set recall_at = recall_at - ${ms} where recall_at is not null`);

const kindsOf = async (store: Awaited<ReturnType<typeof open>>, reference: string) =>
  (await store.find(reference))?.mails.map(({ kind }) => kind);

describeStore('a request without an answer', (newPlace) => {
  test('is recalled once, after twenty hours', async () => {
    const place = await newPlace();
    const store = await open(place);
    const { reference } = await store.add(aRequest());
    await wait(place, 19 * HOUR);
    expect(await store.addRecalls()).toBe(0);
    await wait(place, 2 * HOUR);
    expect(await store.addRecalls()).toBe(1);
    expect(await store.addRecalls()).toBe(0);
    expect(await kindsOf(store, reference)).toEqual(['owner', 'visitor', 'recall']);
  });

  test('is recalled once by two instances', async () => {
    const place = await newPlace();
    const [one, other] = [await open(place), await open(place)];
    await one.add(aRequest());
    await wait(place, DAY);
    expect((await Promise.all([one.addRecalls(), other.addRecalls()])).sort()).toEqual([0, 1]);
  });

  test('that is said to be answered is not recalled, not even by a mail that waits', async () => {
    const place = await newPlace();
    const store = await open(place);
    const { reference } = await store.add(aRequest());
    await wait(place, DAY);
    await store.addRecalls();
    expect(await store.markAnswered(reference)).toBe(true);
    expect(await store.markAnswered(reference)).toBe(true);
    expect(await kindsOf(store, reference)).toEqual(['owner', 'visitor']);
    expect(await store.recallLater(reference, 60)).toBe(false);
    expect((await store.find(reference))?.answeredAt).toBeInstanceOf(Date);
  });

  test('is recalled again when that is wished, by a mail of its own', async () => {
    const place = await newPlace();
    const store = await open(place);
    const { reference } = await store.add(aRequest());
    await wait(place, DAY);
    await store.addRecalls();
    const recallId = async () =>
      (await query(place, `select id from mails where kind = 'recall'`)) as { id: number }[];
    const [first] = await recallId();
    expect(await store.recallLater(reference, 24 * 3600)).toBe(true);
    expect(await store.addRecalls()).toBe(0);
    await wait(place, DAY + 1);
    expect(await store.addRecalls()).toBe(1);
    const [second] = await recallId();
    expect(second?.id).not.toBe(first?.id);
  });

  test('that is held is neither recalled nor answered until it is released', async () => {
    const place = await newPlace();
    const store = await open(place);
    const { reference } = await store.add(aRequest({ hold: 'honeypot' }));
    expect(await store.markAnswered(reference)).toBe(false);
    await store.release(reference);
    await wait(place, 21 * HOUR);
    expect(await store.addRecalls()).toBe(1);
  });
});

describeStore('the digest', (newPlace) => {
  test('tells what came, what waits, what failed, and each held request until it was told', async () => {
    const place = await newPlace();
    const store = await open(place);
    const now = new Date();
    const since = new Date(now.getTime() - 7 * DAY);
    await store.add(aRequest({ city: 'before', requestType: 'devis' }));
    await backdate(place, 'before', new Date(now.getTime() - 8 * DAY));
    const { reference } = await store.add(aRequest({ requestType: 'location' }));
    await store.add(aRequest({ requestType: 'location' }));
    await store.markAnswered(reference);
    const held = await store.add(aRequest({ hold: 'too-fast' }));
    const until = new Date(Date.now() + 1000);
    const digest = await store.readDigest(since, until);
    expect(digest).toMatchObject({
      held: [{ reference: held.reference, hold: 'too-fast' }],
      received: [{ kind: 'location', count: 2 }],
      status: {
        mails: { failed: 0 },
        ...{ unanswered: 2, oldestUnansweredAt: new Date(now.getTime() - 8 * DAY) },
      },
    });
    await store.announceHeld(until);
    expect((await store.readDigest(since, until)).held).toEqual([]);
  });

  test('comes first: a held request is deleted only once the owner was told of it', async () => {
    const place = await newPlace();
    const store = await open(place);
    await store.add(aRequest({ hold: 'honeypot', city: 'old' }));
    await backdate(place, 'old', new Date(Date.now() - 40 * DAY));
    expect(await store.purge(undefined, { force: true })).toMatchObject({ held: 0 });
    await store.announceHeld(new Date());
    expect(await store.purge(undefined, { force: true })).toMatchObject({ held: 0 });
    const [day29, day31] = [29, 31].map((days) => new Date(Date.now() + days * DAY));
    expect(await store.purge(day29, { force: true })).toMatchObject({ held: 0 });
    expect(await store.purge(day31, { force: true })).toMatchObject({ held: 1 });
  });
});

describeStore('a lease', (newPlace) => {
  test('is not given for what another has done since it was seen to be due', async () => {
    const store = await open(await newPlace());
    await store.setMoment('digest', new Date(1000));
    expect(await store.lease('digest', 60)).toBe(false);
    expect(await store.lease('digest', 60, new Date(1000))).toBe(true);
  });

  test('goes to one of those who ask at once, and to another when its time is over', async () => {
    const place = await newPlace();
    const stores = [await open(place), await open(place)];
    const ask = () => Promise.all(stores.map((store) => store.lease('digest', 60)));
    expect((await ask()).sort()).toEqual([false, true]);
    await query(place, `update marks set at = at - 61000 where name = 'lease-digest'`);
    expect((await ask()).sort()).toEqual([false, true]);
  });

  test('given by a clock that was ahead does not last', async () => {
    const place = await newPlace();
    const store = await open(place);
    await store.lease('digest', 60);
    await query(place, `update marks set at = at + ${DAY} where name = 'lease-digest'`);
    expect(await store.lease('digest', 60)).toBe(true);
  });
});

describeStore('what the links are signed with', (newPlace) => {
  test('is the same for all who share the base, and for good', async () => {
    const place = await newPlace();
    const [one, other] = [await open(place), await open(place)];
    const secrets = await Promise.all([one.linkSecret(), other.linkSecret(), one.linkSecret()]);
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  });
});
