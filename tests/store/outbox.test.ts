import { expect, test } from 'vitest';
import type { ClaimedMail } from '#server/store/mails.ts';
import { aLead } from '#tools/support/lead.ts';
import { aRequest } from '#tools/support/stores.ts';
import { describeStore, open } from './support.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describeStore('a mail', (newPlace) => {
  test('is handed out with its lead, oldest first, and only once', async () => {
    const store = await open(await newPlace());
    for (const city of ['Rouen', 'Caen'])
      await store.add(aRequest({ city, email: `${city}@usine.example` }));
    const claimed = [];
    for (let mail = await store.claimMail(60); mail; mail = await store.claimMail(60))
      claimed.push(mail);
    expect(claimed.map(({ kind, lead }) => [kind, lead.city])).toEqual([
      ['owner', 'Rouen'],
      ['visitor', 'Rouen'],
      ['owner', 'Caen'],
      ['visitor', 'Caen'],
    ]);
    expect(claimed[0]).toMatchObject({
      attempts: 0,
      firstTriedAt: undefined,
      lead: { ...aLead, city: 'Rouen', email: 'Rouen@usine.example' },
    });
  });

  test('is sent once: its state, its date and no second mark', async () => {
    const store = await open(await newPlace());
    await store.add(aRequest({ email: '' }));
    const mail = await store.claimMail(60);
    if (!mail) throw new Error('no mail');
    expect(await store.markSent(mail)).toBe(true);
    expect(await store.markSent(mail)).toBe(false);
    expect(await store.markFailed(mail, 'late')).toBe(false);
    expect(await store.secondsToNextMail()).toBeUndefined();
    const [lead] = await store.list();
    expect(lead?.mails).toMatchObject([
      { state: 'sent', attempts: 1, settledAt: expect.any(Date) },
    ]);
  });

  test('to be retried waits, then comes with its history', async () => {
    const store = await open(await newPlace());
    await store.add(aRequest({ email: '' }));
    const mail = await store.claimMail(60);
    if (!mail) throw new Error('no mail');
    expect(await store.retryLater(mail, 0.1, '421 later')).toBe(true);
    expect((await store.list())[0]?.mails).toMatchObject([
      { state: 'pending', reason: '421 later' },
    ]);
    await pause(150);
    expect(await store.secondsToNextMail()).toBe(0);
    const again = await store.claimMail(60);
    if (!again) throw new Error('no mail again');
    expect(again).toMatchObject({ attempts: 1, firstTriedAt: expect.any(Date) });
    expect(again.leaseToken).not.toBe(mail.leaseToken);
    expect(await store.retryLater(again, 600, '421 later')).toBe(true);
    expect(await store.claimMail(60)).toBeUndefined();
    expect(await store.secondsToNextMail()).toBeGreaterThan(0);
  });

  test('given up stays so until the owner wants it retried', async () => {
    const store = await open(await newPlace());
    await store.add(aRequest({ email: '' }));
    const mail = await store.claimMail(60);
    if (!mail) throw new Error('no mail');
    expect(await store.markFailed(mail, '550 unknown')).toBe(true);
    expect(await store.claimMail(60)).toBeUndefined();
    expect(await store.status()).toMatchObject({ mails: { pending: 0, failed: 1 } });
    expect(await store.retryFailed()).toBe(1);
    expect(await store.retryFailed()).toBe(0);
    const again = await store.claimMail(60);
    expect(again).toMatchObject({ attempts: 0, firstTriedAt: undefined });
  });

  test('is taken over when a lease ends, and the late sender cannot mark it', async () => {
    const store = await open(await newPlace());
    await store.add(aRequest({ email: '' }));
    const zombie = await store.claimMail(0.2);
    await pause(250);
    const heir = await store.claimMail(60);
    if (!zombie || !heir) throw new Error('no mail');
    expect(heir).toMatchObject({ id: zombie.id, attempts: 1 });
    expect(await store.markSent(zombie)).toBe(false);
    expect(await store.retryLater(zombie, 1, 'late')).toBe(false);
    expect(await store.markSent(heir)).toBe(true);
  });

  test('goes to one of four workers', async () => {
    const place = await newPlace();
    const stores = await Promise.all([1, 2, 3, 4].map(() => open(place)));
    const [first] = stores;
    await Promise.all(Array.from({ length: 100 }, () => first?.add(aRequest({ email: '' }))));
    const claimAll = async (store: (typeof stores)[number]) => {
      const mine: ClaimedMail[] = [];
      for (let empty = 0; empty < 3; ) {
        const mail = await store.claimMail(60);
        if (mail) mine.push(mail);
        else empty += 1;
      }
      return mine;
    };
    const claimed = (await Promise.all(stores.map(claimAll))).flat();
    expect(claimed).toHaveLength(100);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(100);
  });
});
