import { expect, test } from 'vitest';
import { aRequest, query } from '#tools/support/stores.ts';
import { backdate, describeStore, open } from './support.ts';

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
  const limit = (key: string, max: number) => ({ key, seconds: 60, max });
  const visitOf = (key: string) => [[limit(key, 2)], limit('all', 3)] as const;

  test('are counted together by all who share the base, one after the other', async () => {
    const place = await newPlace();
    const stores = await Promise.all([open(place), open(place)]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => stores[index % 2]?.admitVisit(...visitOf('a'))),
    );
    expect(answers.filter((answer) => answer?.waitSeconds === 0)).toHaveLength(2);
    expect(answers.find((answer) => answer?.waitSeconds !== 0)?.waitSeconds).toBeGreaterThan(50);
  });

  test('of others make a crowd, and are forgotten after an hour, by the purge too', async () => {
    const place = await newPlace();
    const store = await open(place);
    const visit = (key: string) => store.admitVisit(...visitOf(key));
    for (const key of ['b', 'c', 'd'])
      expect(await visit(key)).toEqual({ waitSeconds: 0, isCrowded: false });
    expect(await visit('e')).toEqual({ waitSeconds: 0, isCrowded: true });
    await query(place, 'update visits set at = at - 3700000');
    await store.purge();
    expect(await query(place, 'select key from visits')).toEqual([]);
    expect(await visit('f')).toEqual({ waitSeconds: 0, isCrowded: false });
  });

  test('dated by a clock that was ahead shut nobody out', async () => {
    const place = await newPlace();
    const store = await open(place);
    for (let count = 0; count < 2; count += 1) await store.admitVisit(...visitOf('a'));
    await query(place, 'update visits set at = at + 31536000000');
    expect(await store.admitVisit(...visitOf('a'))).toMatchObject({ waitSeconds: 0 });
  });
});

describeStore('a clock that was ahead for a moment', (newPlace) => {
  const YEAR = 365 * 86_400_000;

  test('puts no mail off for a year', async () => {
    const place = await newPlace();
    const store = await open(place);
    await store.add(aRequest({ email: '' }));
    const mail = await store.claimMail(60);
    if (!mail) throw new Error('no mail');
    await store.retryLater(mail, 60, '421');
    expect(await store.secondsToNextMail()).toBeGreaterThan(50);
    await query(place, `update mails set due_at = due_at + ${YEAR}`);
    expect(await store.secondsToNextMail()).toBe(0);
    expect(await store.claimMail(60)).toBeDefined();
    expect(await store.claimMail(60)).toBeUndefined();
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
