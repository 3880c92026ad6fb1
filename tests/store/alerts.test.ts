import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLook } from '#server/alerts/createLook.ts';
import { openWays } from '#server/alerts/ways.ts';
import type { LogEntry } from '#server/log.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { openMailbox } from '#tests/support/mailbox.ts';
import { openWebhook } from '#tests/support/webhook.ts';
import { makeCertificate } from '#tools/support/certificate.ts';
import { portOf } from '#tools/support/mailServer.ts';
import { mailSettings } from '#tools/support/mailSettings.ts';
import { aRequest, type Place, query, temporaryFolder } from '#tools/support/stores.ts';
import { smtpServer } from '#tools/support/transportTo.ts';
import { describeStore, open } from './support.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const { words } = mailSettings;
const { causes, over } = words.mails.alerts;

const NOBODY = {
  ...{ smtp: undefined, mailFrom: undefined },
  ...{ alertUrl: undefined, alertTo: undefined, alertSmtp: undefined },
};

/** The ways that are given, impatient. */
function waysOf(settings: Partial<Parameters<typeof openWays>[0]>, logged: LogEntry[] = []) {
  const ways = { log: (entry: LogEntry) => void logged.push(entry), patienceMs: 2500 };
  const alert = openWays({ ...NOBODY, ...settings }, words, ways);
  if (!alert) throw new Error('no way');
  return alert;
}

interface Watched {
  readonly store: LeadStore;
  readonly dataDir: string;
  readonly alert: ReturnType<typeof waysOf>;
  readonly publicOrigins?: readonly string[];
}

const lookerOf = ({ store, dataDir, alert, publicOrigins = [] }: Watched) =>
  createLook({ env: { dataDir, publicOrigins: [...publicOrigins] }, store, words, alert });

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

describe('a store that is closed', () => {
  const shut = async () => Promise.reject(new Error('closed'));

  test('is told after three looks, by one of two instances; that it is back, even after a restart', async () => {
    const dataDir = temporaryFolder();
    const hook = await openWebhook();
    const alert = waysOf({ alertUrl: hook.url });
    const store = await open({ dataDir });
    let isShut = true;
    const status = () => (isShut ? shut() : store.status());
    const looks = [0, 1].map(() => lookerOf({ store: { ...store, status }, alert, dataDir }));
    for (const minute of [0, 1, 2, 3])
      await Promise.all(looks.map((look) => look(new Date(Date.now() + minute * MINUTE))));
    expect(hook.texts).toEqual([expect.stringContaining(causes['store-closed'])]);
    isShut = false;
    for (const look of [lookerOf({ store, alert, dataDir }), ...looks]) {
      rmSync(`${dataDir}/alert-store-closed.lease`, { force: true });
      await look(new Date());
    }
    expect(hook.texts).toHaveLength(2);
    expect(hook.texts[1]).toContain(over);
    expect(existsSync(`${dataDir}/alert-store-closed`)).toBe(false);
  });

  test('is told once where nothing can be written', async () => {
    const hook = await openWebhook();
    const alert = waysOf({ alertUrl: hook.url });
    const store = await open({ dataDir: temporaryFolder() });
    const closed = { ...store, status: shut, readMoment: shut };
    const look = lookerOf({ store: closed, alert, dataDir: '/nowhere' });
    for (const minute of [0, 1, 2, 3, 4]) await look(new Date(Date.now() + minute * MINUTE));
    expect(hook.texts).toHaveLength(1);
  });
});

describe('the certificate that visitors get', () => {
  test('is told of two weeks before its end, and is asked for four times a day', async () => {
    const folder = temporaryFolder();
    const { certificate, key } = makeCertificate(folder);
    let visits = 0;
    const server = createServer({ cert: readFileSync(certificate), key: readFileSync(key) });
    server.on('connection', () => {
      visits += 1;
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
    const hook = await openWebhook();
    const look = lookerOf({
      store: await open({ dataDir: folder }),
      alert: waysOf({ alertUrl: hook.url }),
      dataDir: folder,
      publicOrigins: [`https://localhost:${portOf(server)}`],
    });
    // It is made for one day.
    await look(new Date(Date.now() - 14 * DAY));
    await look(new Date(Date.now() - 14 * DAY + HOUR));
    expect([hook.texts, visits]).toEqual([[], 1]);
    await look(new Date(Date.now() - 12 * DAY));
    expect(hook.texts).toEqual([expect.stringContaining(causes.certificate)]);
  });

  test('is nobody’s trouble here when the site does not answer', async () => {
    const dataDir = temporaryFolder();
    const hook = await openWebhook();
    const publicOrigins = ['https://127.0.0.1:1'];
    const alert = waysOf({ alertUrl: hook.url });
    await lookerOf({ store: await open({ dataDir }), alert, dataDir, publicOrigins })(new Date());
    expect(hook.texts).toEqual([]);
  });
});
