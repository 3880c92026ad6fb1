import { expect, test } from 'vitest';
import type { LeadStore } from '#server/store/createStore.ts';
import { FIELD_NAMES } from '#site/domain/lead.ts';
import { FIELDS } from '#site/domain/leadFields.ts';
import { aRequest, type Place, query } from '#tools/support/stores.ts';
import { backdate, describeStore, open } from './support.ts';

const NOW = new Date('2030-05-15T12:00:00Z');
const YEARS_AGO = Date.parse('2027-05-15T12:00:00Z');
const DAYS_AGO = Date.parse('2030-04-15T12:00:00Z');
const SECOND = 1_000;

/** The clock of these tests is years ahead: see purgeClock.test.ts for what that means otherwise. */
const purge = (store: LeadStore) => store.purge(NOW, { force: true });

const citiesOf = async (store: Awaited<ReturnType<typeof open>>) =>
  (await store.list()).map(({ city }) => city).sort();

async function openWith(
  place: Place,
  requests: Record<string, [Date, Parameters<typeof aRequest>[0]?]>,
) {
  const store = await open(place);
  for (const [city, [at, change]] of Object.entries(requests)) {
    await store.add(aRequest({ email: `${city}@usine.example`, ...change, city }));
    await backdate(place, city, at);
  }
  return store;
}

describeStore('an erased person', (newPlace) => {
  test('leaves neither rows nor mails, however the address is written', async () => {
    const place = await newPlace();
    const store = await open(place);
    // The same é in two encodings: NFD in the first.
    for (const email of ['Zoe\u0301@Usine.example', ' zoé@usine.EXAMPLE'])
      await store.add(aRequest({ email }));
    await store.add(aRequest({ email: 'zoé@usine.example', hold: 'too-fast' }));
    await store.add(aRequest({ email: 'paul@usine.example' }));
    const taken = await store.claimMail(60);
    expect(await store.exportPerson('zoé@usine.example ')).toHaveLength(3);
    expect(await store.erasePerson('zoé@usine.example')).toBe(3);
    expect(await store.erasePerson('zoé@usine.example')).toBe(0);
    expect(await store.exportPerson('zoé@usine.example')).toEqual([]);
    expect((await store.list()).map(({ email }) => email)).toEqual(['paul@usine.example']);
    expect(await query(place, 'select reference from mails')).toHaveLength(2);
    expect(taken && (await store.markSent(taken))).toBe(false);
    expect(await query(place, 'select cause, leads from deletions')).toEqual([
      { cause: 'erase', leads: 3 },
    ]);
  });

  test('is never everybody who gave no address', async () => {
    const store = await open(await newPlace());
    await store.add(aRequest({ email: '' }));
    expect(await store.erasePerson('  ')).toBe(0);
    expect(await store.exportPerson('')).toEqual([]);
    expect(await store.status()).toMatchObject({ leads: 1 });
  });

  test('who left only a phone goes by reference, alone', async () => {
    const place = await newPlace();
    const store = await open(place);
    const { reference } = await store.add(aRequest({ email: '', phone: '06 39 98 12 34' }));
    await store.add(aRequest({ email: '', phone: '06 39 98 12 35' }));
    expect(await store.eraseRequest(reference)).toBe(1);
    expect(await store.eraseRequest(reference)).toBe(0);
    expect((await store.list()).map(({ phone }) => phone)).toEqual(['06 39 98 12 35']);
    expect(await query(place, 'select reference from mails')).toHaveLength(1);
  });
});

describeStore('the purge', (newPlace) => {
  test('takes what is three years old, to the second', async () => {
    const store = await openWith(await newPlace(), {
      older: [new Date(YEARS_AGO - SECOND)],
      younger: [new Date(YEARS_AGO + SECOND)],
      phoneOnly: [new Date(YEARS_AGO - SECOND), { email: '' }],
      otherPhoneOnly: [new Date(YEARS_AGO + SECOND), { email: '' }],
    });
    expect(await purge(store)).toEqual({ expired: 2, held: 0, reasons: 0 });
    expect(await citiesOf(store)).toEqual(['otherPhoneOnly', 'younger']);
    expect(await purge(store)).toEqual({ expired: 0, held: 0, reasons: 0 });
  });

  test('spares all requests of a person who wrote since, but not for a message held back', async () => {
    const store = await openWith(await newPlace(), {
      first: [new Date('2024-01-01'), { email: 'zoe@usine.example' }],
      last: [new Date('2029-01-01'), { email: 'Zoe@usine.example' }],
      gone: [new Date('2024-01-01'), { email: 'paul@usine.example' }],
      spam: [new Date('2030-05-10'), { email: 'paul@usine.example', hold: 'honeypot' }],
    });
    expect(await purge(store)).toEqual({ expired: 1, held: 0, reasons: 0 });
    expect(await citiesOf(store)).toEqual(['first', 'last', 'spam']);
  });

  test('takes what was held back thirty days after the owner was told, to the second', async () => {
    const store = await openWith(await newPlace(), {
      older: [new Date(DAYS_AGO - SECOND), { hold: 'too-fast' }],
      younger: [new Date(DAYS_AGO + SECOND), { hold: 'too-fast' }],
    });
    for (const ms of [-SECOND, SECOND]) await store.announceHeld(new Date(DAYS_AGO + ms));
    expect(await purge(store)).toEqual({ expired: 0, held: 1, reasons: 0 });
    expect(await citiesOf(store)).toEqual(['younger']);
  });

  test('forgets what mail servers replied after thirty days', async () => {
    const place = await newPlace();
    const store = await open(place);
    for (let index = 0; index < 3; index += 1)
      await store.add(aRequest({ city: 'Caen', email: '' }));
    await backdate(place, 'Caen', new Date('2030-01-01'));
    const claim = () => store.claimMail(60);
    const [old, recent, pending] = [await claim(), await claim(), await claim()];
    if (!old || !recent || !pending) throw new Error('no mail');
    for (const mail of [old, recent]) await store.markFailed(mail, '550 zoe@usine.example unknown');
    await store.retryLater(pending, 60, '421');
    for (const [{ id }, at] of [
      [old, DAYS_AGO - SECOND],
      [recent, DAYS_AGO + SECOND],
    ] as const)
      await query(place, `update mails set settled_at = ${at} where id = ${id}`);
    expect(await purge(store)).toEqual({ expired: 0, held: 0, reasons: 1 });
    expect(await query(place, 'select id from mails where reason is null')).toEqual([
      { id: old.id },
    ]);
  });

  test('takes as many as there are, slice by slice', async () => {
    const place = await newPlace();
    const store = await open(place);
    await store.add(aRequest({ city: 'old', email: '' }));
    await backdate(place, 'old', new Date('2020-01-01'));
    const typed = FIELD_NAMES.map((field) => FIELDS[field].column).join(', ');
    // Copied in the base itself: a thousand requests one by one would take a minute.
    for (let copies = 1; copies < 1200; copies *= 2)
      await query(
        place,
        `insert into leads (reference, received_at, hold, ${typed}, person_key, payload_hash)
         select reference || '-${copies}', received_at, hold, ${typed}, person_key, payload_hash from leads`,
      );
    const { leads } = await store.status();
    expect(leads).toBeGreaterThan(1000);
    expect(await purge(store)).toEqual({ expired: leads, held: 0, reasons: 0 });
    expect(await store.status()).toMatchObject({ leads: 0, purgeDue: 0 });
  });

  test('by the clock of the database takes nothing fresh', async () => {
    const store = await open(await newPlace());
    await store.add(aRequest());
    expect(await store.purge()).toEqual({ expired: 0, held: 0, reasons: 0 });
  });
});
