import { expect, test } from 'vitest';
import type { LogEntry } from '#server/log.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { openMailbox } from '#tests/support/mailbox.ts';
import { openWebhook } from '#tests/support/webhook.ts';
import { aRequest, type Place, query, temporaryFolder } from '#tools/support/stores.ts';
import { smtpServer } from '#tools/support/transportTo.ts';
import { causes, DAY, HOUR, lookerOf, MINUTE, over, waysOf } from './lookers.ts';
import { describeStore, open } from './support.ts';

/** A mail to the owner that has failed for good; later ones do not count as a missing backup. */
async function withFailedMail(place: Place): Promise<LeadStore> {
  const store = await open(place);
  await store.add(aRequest({ email: '' }));
  const mail = await store.claimMail(60);
  if (!mail) throw new Error('no mail');
  await store.markFailed(mail, '550');
  await store.setMoment('backup', new Date(Date.now() + 30 * DAY));
  return store;
}

const endLeases = (place: Place) => query(place, `delete from marks where name like 'lease-%'`);

describeStore('an alert', (newPlace) => {
  test('is given once, again after a day, and when all is well again; without a name in it', async () => {
    const place = await newPlace();
    const store = await withFailedMail(place);
    const hook = await openWebhook();
    const alert = waysOf({ alertUrl: hook.url });
    const look = lookerOf({ store, alert, dataDir: temporaryFolder() });
    const now = Date.now();
    await look(new Date(now));
    await look(new Date(now + MINUTE));
    await endLeases(place);
    await look(new Date(now + 23 * HOUR));
    expect(hook.texts).toEqual([expect.stringContaining(causes['mail-failed'])]);
    await look(new Date(now + 25 * HOUR));
    expect(hook.texts).toHaveLength(2);
    await endLeases(place);
    await store.eraseRequest((await store.list())[0]?.reference ?? '');
    await look(new Date(now + 26 * HOUR));
    await endLeases(place);
    await look(new Date(now + 27 * HOUR));
    expect(hook.texts).toHaveLength(3);
    expect(hook.texts[2]).toContain(`${over} ${causes['mail-failed']}`);
    expect(hook.bodies.join()).not.toMatch(/AER-|@|Zoé|Usine/);
  });

  test('is given by one of two instances', async () => {
    const place = await newPlace();
    const stores = [await withFailedMail(place), await open(place)];
    const hook = await openWebhook();
    const alert = waysOf({ alertUrl: hook.url });
    const looks = stores.map((store) => lookerOf({ store, alert, dataDir: temporaryFolder() }));
    const now = new Date();
    await Promise.all(looks.map((look) => look(now)));
    await endLeases(place);
    await Promise.all(looks.map((look) => look(now)));
    expect(hook.texts).toHaveLength(1);
  });

  test.each([
    ['is down', undefined, 'TypeError'],
    ['says 500', 500, 'HTTP 500'],
    ['sends elsewhere', 302, 'TypeError'],
    ['says nothing', 'silence', '23'],
  ])('is tried again when the receiver %s', async (_name, fault, code) => {
    const place = await newPlace();
    const store = await withFailedMail(place);
    const hook = await openWebhook();
    const wellUrl = hook.url;
    const logged: LogEntry[] = [];
    const ill = hook.answer;
    hook.answer = (response) => {
      if (typeof fault === 'number') response.writeHead(fault, { location: wellUrl }).end();
    };
    const dataDir = temporaryFolder();
    const alertUrl = fault === undefined ? 'http://127.0.0.1:1/' : hook.url;
    const look = lookerOf({ store, alert: waysOf({ alertUrl }, logged), dataDir });
    await expect(look(new Date())).rejects.toThrow();
    expect(logged).toMatchObject([{ event: 'alert-failed', code }]);
    hook.answer = ill;
    await endLeases(place);
    await lookerOf({ store, alert: waysOf({ alertUrl: wellUrl }), dataDir })(new Date());
    expect(hook.texts.at(-1)).toContain(causes['mail-failed']);
  });

  test('takes the other way when one is down, and says in the log which', async () => {
    const store = await withFailedMail(await newPlace());
    const { port, deliveries } = await openMailbox();
    const logged: LogEntry[] = [];
    const alert = waysOf(
      {
        alertUrl: 'http://127.0.0.1:1/',
        alertTo: 'astreinte@ailleurs.example',
        alertSmtp: smtpServer(`smtp://127.0.0.1:${port}`),
      },
      logged,
    );
    await lookerOf({ store, alert, dataDir: temporaryFolder() })(new Date());
    expect(deliveries.map(({ to }) => to)).toEqual([['astreinte@ailleurs.example']]);
    expect(deliveries[0]?.mail.text).toContain(causes['mail-failed']);
    expect(logged).toHaveLength(1);
  });

  test('tells of a digest that does not leave', async () => {
    const store = await open(await newPlace());
    await store.setMoment('digest-told', new Date('2026-11-02T07:00:00Z'));
    const hook = await openWebhook();
    const alert = waysOf({ alertUrl: hook.url });
    const look = lookerOf({ store, alert, dataDir: temporaryFolder() });
    await look(new Date('2026-11-09T06:30:00Z'));
    expect(hook.texts).toEqual([]);
    await look(new Date('2026-11-09T07:30:00Z'));
    expect(hook.texts).toEqual([expect.stringContaining(causes['mail-late'])]);
  });
});
