import { expect, test } from 'vitest';
import { aRequest, query } from '#tools/support/stores.ts';
import { describeStore, open } from './support.ts';

/** What the version before had. */
const BEFORE = [
  ...['answered_at', 'recall_at', 'announced_at'].map(
    (column) => `alter table leads drop column ${column}`,
  ),
  `delete from kysely_migration where name = '004-follow-up'`,
];

describeStore('a base of the version before', (newPlace) => {
  test.each([
    ['', ['drop table secrets']],
    [', restored over a newer one', []],
  ])('is brought up to date%s', async (_name, more) => {
    const place = await newPlace();
    const store = await open(place);
    const { reference } = await store.add(aRequest({ city: 'Caen' }));
    const held = await store.add(aRequest({ hold: 'honeypot' }));
    await store.close();
    for (const statement of [...BEFORE, ...more]) await query(place, statement);
    const updated = await open(place);
    const lead = await updated.find(reference);
    // Nobody could say of it that it was answered: it does not wait, nor is it recalled.
    expect(lead).toMatchObject({ city: 'Caen', answeredAt: lead?.receivedAt });
    expect(await updated.addRecalls()).toBe(0);
    expect(await updated.status()).toMatchObject({ leads: 1, held: 1, unanswered: 0 });
    expect((await updated.readDigest(new Date(0), new Date(Date.now() + 1000))).held).toMatchObject(
      [{ reference: held.reference }],
    );
    expect(await updated.linkSecret()).toMatch(/^[\w-]{43}$/);
  });
});
