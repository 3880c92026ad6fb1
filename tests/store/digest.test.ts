import { expect, test } from 'vitest';
import { lastMonday, sendDigest } from '#server/followUp/digest.ts';
import type { Post } from '#server/mail/post.ts';
import { type Fault, faultyDoor, type Moment } from '#tests/support/faultyDoor.ts';
import { openMailbox } from '#tests/support/mailbox.ts';
import { mailSettings } from '#tools/support/mailSettings.ts';
import { aRequest, type Place, query } from '#tools/support/stores.ts';
import { transportTo } from '#tools/support/transportTo.ts';
import { backdate, describeStore, open } from './support.ts';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
const later = (ms = 0) => new Date(Date.now() + 2 * MINUTE + ms);

/** How long a silent server is waited for. */
const SILENCE_MS = 700;

const postTo = (port: number, patienceMs = 20_000): Post => ({
  settings: async () => mailSettings,
  send: transportTo(port, patienceMs),
});

const at = (now: Date) => ({ now, stop: new AbortController().signal });

/** As if whoever took the digest had died long ago. */
const endLeases = (place: Place) => query(place, `delete from marks where name like 'lease-%'`);

test('Monday is the same morning all week long', () => {
  const monday = new Date('2026-11-16T06:00:00Z');
  expect(lastMonday(monday)).toEqual(monday);
  expect(lastMonday(new Date('2026-11-22T23:00:00Z'))).toEqual(monday);
  expect(lastMonday(new Date('2026-11-16T05:59:59Z'))).toEqual(new Date('2026-11-09T06:00:00Z'));
});

describeStore('the digest', (newPlace) => {
  test('says who is held, when, why, and how to release; once a week', async () => {
    const store = await open(await newPlace());
    const held = await store.add(aRequest({ hold: 'honeypot', lastName: 'Retenue' }));
    await store.add(aRequest({ requestType: 'location' }));
    const { port, deliveries } = await openMailbox();
    expect(await sendDigest(store, postTo(port), at(later()))).toBe('sent');
    expect(await sendDigest(store, postTo(port), at(later(MINUTE)))).toBe('not-due');
    expect(deliveries).toHaveLength(1);
    const text = deliveries[0]?.mail.text ?? '';
    const { digest } = mailSettings.words.mails;
    for (const part of ['Retenue', digest.reasons.honeypot, `release.${held.reference}`])
      expect(text).toContain(part);
    expect(text).toContain(`discard.${held.reference}`);
    expect(deliveries[0]?.to).toEqual([mailSettings.to]);
  });

  test('is not sent when there is nothing to say, and waits for the next week', async () => {
    const place = await newPlace();
    const store = await open(place);
    const { port, deliveries } = await openMailbox();
    expect(await sendDigest(store, postTo(port), at(later()))).toBe('empty');
    await endLeases(place);
    const { reference } = await store.add(aRequest({ city: 'Caen' }));
    await backdate(place, 'Caen', later());
    expect(await sendDigest(store, postTo(port), at(later(MINUTE)))).toBe('not-due');
    await store.markAnswered(reference);
    expect(await sendDigest(store, postTo(port), at(later(WEEK)))).toBe('sent');
    await endLeases(place);
    expect(await sendDigest(store, postTo(port), at(later(2 * WEEK)))).toBe('empty');
    expect(deliveries).toHaveLength(1);
  });

  test('is sent by one of two instances', async () => {
    const place = await newPlace();
    const stores = [await open(place), await open(place)];
    await stores[0]?.add(aRequest({ hold: 'too-fast' }));
    const { port, deliveries } = await openMailbox();
    const now = later();
    const outcomes = await Promise.all(
      stores.map((store) => sendDigest(store, postTo(port), at(now))),
    );
    expect(outcomes.sort()).toEqual(['not-due', 'sent']);
    expect(deliveries).toHaveLength(1);
  });

  test.each<[Moment, Fault]>([
    ['connect', 'cut'],
    ['connect', 'hang'],
    ['EHLO', '421 Busy'],
    ['MAIL', '451 Later'],
    ['RCPT', '550 Unknown'],
    ['DATA', '554 Spam'],
    ['middle', 'cut'],
    ['dot', 'cut'],
    ['dot', 'hang'],
    ['dot', '452 Full'],
  ])(
    'is sent again, as the same mail, when the server fails at %s by %s',
    async (moment, fault) => {
      const place = await newPlace();
      const store = await open(place);
      await store.add(aRequest({ hold: 'crowd' }));
      const { port, deliveries } = await openMailbox({ hidePIPELINING: true });
      const door = await faultyDoor(port, moment, fault);
      const post = postTo(door);
      const first = fault === 'hang' ? postTo(door, SILENCE_MS) : post;
      await expect(sendDigest(store, first, at(later()))).rejects.toThrow();
      const [row] = await query(place, 'select announced_at from leads');
      expect(row).toEqual({ announced_at: null });
      expect(await sendDigest(store, post, at(later(MINUTE)))).toBe('not-due');
      await endLeases(place);
      expect(await sendDigest(store, post, at(later(MINUTE)))).toBe('sent');
      expect(new Set(deliveries.map(({ mail }) => mail.messageId)).size).toBe(1);
      const [told] = await query(place, 'select announced_at from leads');
      expect(told).toEqual({ announced_at: expect.anything() });
    },
  );

  test('names the newest of a flood, counts the others, and tells of all', async () => {
    const place = await newPlace();
    const store = await open(place);
    for (let index = 0; index < 53; index += 1)
      await store.add(aRequest({ hold: 'crowd', email: '' }));
    const { port, deliveries } = await openMailbox();
    await sendDigest(store, postTo(port), at(later()));
    const text = deliveries[0]?.mail.text ?? '';
    expect(text.match(/release\./g)).toHaveLength(50);
    expect(text).toMatch(/Et 3 de plus/);
    expect(await query(place, 'select 1 from leads where announced_at is null')).toEqual([]);
  });
});
