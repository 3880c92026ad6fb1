import { expect, test } from 'vitest';
import { aRequest, backdate, describeStore, open, query } from './support.ts';

const kindsOf = (mails: readonly { readonly kind: string }[] = []) => mails.map(({ kind }) => kind);

describeStore('acknowledgements', (newPlace) => {
  test('go to an address once an hour, however it is written; the owner hears of all', async () => {
    const place = await newPlace();
    const stores = await Promise.all([open(place), open(place)]);
    const [store] = stores;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        stores[index % 2]?.add(
          aRequest({ email: index % 3 ? 'zoe@usine.example' : 'Zoe@Usine.example' }),
        ),
      ),
    );
    const mails = (await store.list()).flatMap((lead) => kindsOf(lead.mails));
    expect(mails.filter((kind) => kind === 'owner')).toHaveLength(20);
    expect(mails.filter((kind) => kind === 'visitor')).toHaveLength(1);
    await store.add(aRequest({ email: 'paul@usine.example', city: 'Caen' }));
    const caen = (await store.list()).find(({ city }) => city === 'Caen');
    expect(kindsOf(caen?.mails)).toEqual(['owner', 'visitor']);
  });

  test('go again after an hour', async () => {
    const place = await newPlace();
    const store = await open(place);
    await store.add(aRequest({ city: 'Rouen' }));
    await backdate(place, 'Rouen', new Date(Date.now() - 61 * 60_000));
    const { reference } = await store.add(aRequest({ city: 'Caen' }));
    expect(kindsOf((await store.find(reference))?.mails)).toEqual(['owner', 'visitor']);
  });
});

describeStore('visits', (newPlace) => {
  test('are counted together by all who share the base, for an hour', async () => {
    const place = await newPlace();
    const [one, other] = await Promise.all([open(place), open(place)]);
    await one.countVisit(['a', 'all']);
    await other.countVisit(['b', 'all']);
    const [a = [], b = [], c = [], all = []] = await one.recentVisits(['a', 'b', 'c', 'all']);
    expect([a.length, b.length, c.length, all.length]).toEqual([1, 1, 0, 2]);
    expect(Math.max(...all)).toBeLessThan(60);
    await query(place, "update visits set at = at - 3700000 where key = 'a'");
    expect(await one.recentVisits(['a'])).toEqual([[]]);
    await one.countVisit(['c']);
    expect(await query(place, "select key from visits where key = 'a'")).toEqual([]);
  });

  test('dated by a clock that was ahead shut nobody out', async () => {
    const place = await newPlace();
    const store = await open(place);
    await store.countVisit(['a']);
    await query(place, 'update visits set at = at + 31536000000');
    expect(await store.recentVisits(['a'])).toEqual([[]]);
  });
});

describeStore('a clock that was ahead for a moment', (newPlace) => {
  const YEAR = 365 * 86_400_000;

  test('puts no mail off for a year', async () => {
    const place = await newPlace();
    const store = await open(place);
    await store.add(aRequest({ email: '' }));
    const [mail] = await store.claimMails(1, 60);
    if (!mail) throw new Error('no mail');
    await store.retryLater(mail, 60, '421');
    expect(await store.secondsToNextMail()).toBeGreaterThan(50);
    await query(place, `update mails set due_at = due_at + ${YEAR}`);
    expect(await store.secondsToNextMail()).toBe(0);
    expect(await store.claimMails(1, 60)).toHaveLength(1);
    expect(await store.claimMails(1, 60)).toEqual([]);
  });

  test('does not make the same words one request for a year', async () => {
    const place = await newPlace();
    const store = await open(place);
    const request = aRequest();
    await store.add(request);
    await query(place, `update leads set request_key_until = request_key_until + ${YEAR}`);
    expect(await store.add(request)).toMatchObject({ status: 'stored' });
  });
});
