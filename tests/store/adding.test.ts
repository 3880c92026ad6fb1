import { expect, test } from 'vitest';
import { aLead } from '#tools/support/lead.ts';
import { aRequest, query } from '#tools/support/stores.ts';
import { describeStore, open } from './support.ts';

describeStore('a request', (newPlace) => {
  test('is kept word for word, and calls for two mails', async () => {
    const store = await open(await newPlace());
    const added = await store.add(aRequest());
    expect(added).toEqual({
      status: 'stored',
      reference: expect.stringMatching(/^AER-\d{4}-[2-9A-HJKMNP-TV-Z]{5}$/),
    });
    const [lead] = await store.list();
    expect(lead).toMatchObject(aLead);
    expect(lead?.mails.map(({ kind, state }) => [kind, state])).toEqual([
      ['owner', 'pending'],
      ['visitor', 'pending'],
    ]);
    expect(Math.abs(Date.now() - Number(lead?.receivedAt))).toBeLessThan(60_000);
  });

  test('without an e-mail calls for one mail, held back for none', async () => {
    const store = await open(await newPlace());
    await store.add(aRequest({ email: '' }));
    await store.add(aRequest({ hold: 'honeypot' }));
    const mails = (await store.list()).map((lead) => lead.mails.length);
    expect(mails.sort()).toEqual([0, 1]);
    expect(await store.list({ held: true })).toMatchObject([{ hold: 'honeypot', mails: [] }]);
    expect(await store.list({ held: false })).toHaveLength(1);
    expect(await store.list()).toHaveLength(2);
  });

  test('held back is released once, by hand or by the same words sent at leisure', async () => {
    const store = await open(await newPlace());
    const byHand = await store.add(aRequest({ hold: 'honeypot' }));
    const again = aRequest({ hold: 'too-fast', email: '' });
    const hasty = await store.add(again);
    expect(await store.add({ ...again, hold: undefined })).toEqual({
      ...hasty,
      status: 'repeated',
    });
    const { reference } = byHand;
    expect(await store.release(reference)).toBe(true);
    expect(await store.release(reference)).toBe(false);
    expect(await store.release('AER-0000-00000')).toBe(false);
    expect(await store.status()).toMatchObject({ leads: 2, held: 0, mails: { pending: 3 } });
  });

  test('sent again is the same one', async () => {
    const store = await open(await newPlace());
    const request = aRequest();
    const first = await store.add(request);
    expect(await store.add(request)).toEqual({ ...first, status: 'repeated' });
    expect(await store.status()).toMatchObject({ leads: 1, mails: { pending: 2 } });
  });

  test('sent fifty times at once is stored once', async () => {
    const place = await newPlace();
    const stores = await Promise.all([open(place), open(place)]);
    const request = aRequest();
    const added = await Promise.all(
      Array.from({ length: 25 }, () => stores.map((store) => store.add(request))).flat(),
    );
    expect(added.filter(({ status }) => status === 'stored')).toHaveLength(1);
    expect(added.filter(({ status }) => status === 'repeated')).toHaveLength(49);
    expect(new Set(added.map(({ reference }) => reference)).size).toBe(1);
    expect(await stores[0].status()).toMatchObject({ leads: 1, mails: { pending: 2 } });
  });

  test('with the same words is new after a while', async () => {
    const place = await newPlace();
    const store = await open(place);
    const [kept, forgotten] = [aRequest(), aRequest({ city: 'Caen' })];
    await store.add(kept);
    await store.add(forgotten);
    const ELEVEN_MINUTES = 11 * 60_000;
    await query(
      place,
      `update leads set request_key_until = request_key_until - ${ELEVEN_MINUTES} where city = 'Caen'`,
    );
    expect(await store.add(kept)).toMatchObject({ status: 'repeated' });
    expect(await store.add(forgotten)).toMatchObject({ status: 'stored' });
    expect(await store.status()).toMatchObject({ leads: 3 });
  });

  test('is found by its reference and listed newest first', async () => {
    const store = await open(await newPlace());
    for (const city of ['Rouen', 'Paris', 'Caen']) await store.add(aRequest({ city }));
    const listed = await store.list();
    const times = listed.map(({ receivedAt }) => receivedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const [newest] = listed;
    expect(newest).toMatchObject({ firstName: 'Zoé', company: 'Usine & Cie' });
    expect(await store.find(newest?.reference ?? '')).toMatchObject({ city: newest?.city });
    expect(await store.find('AER-0000-AAAAA')).toBeUndefined();
    expect(await store.find('')).toBeUndefined();
  });
});
