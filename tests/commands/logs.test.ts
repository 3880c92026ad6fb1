import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '#server/store/openStore.ts';
import { type RunningServer, startServer } from '#tools/support/startServer.ts';
import { openMailbox } from '../support/mailbox.ts';

/** Everything that a visitor types in this file contains this word. */
const CANARY = 'kanari';
const REQUEST = {
  nom: `Nom-${CANARY}`,
  prenom: `Prénom-${CANARY}`,
  email: `${CANARY}@laiterie.example`,
  telephone: '01 99 00 24 48',
  societe: `Société ${CANARY}`,
  ville: `Ville ${CANARY}`,
  message: `Message ${CANARY}\nsur deux lignes`,
};
const TRACES = new RegExp(`${CANARY}|99.?00.?24.?48|10\\.77\\.`, 'i');

/** A mail server whose refusals quote the address, as many do. */
const quotingMailbox = () =>
  openMailbox({
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error(`5.1.1 <${address}> ${CANARY}: no such user`), {
        responseCode: 550,
      });
      done(address.includes(CANARY) ? refusal : null);
    },
  });

async function startLogged() {
  const dataDir = mkdtempSync(join(tmpdir(), 'logs-'));
  const { port } = await quotingMailbox();
  const server = await startServer({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` });
  onTestFinished(() => server.stop());
  return { server, dataDir };
}

function poster({ address }: RunningServer) {
  return async (fields: Record<string, string>, from: number, headers = {}): Promise<number> => {
    const { status } = await fetch(`${address}/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: address, 'x-forwarded-for': `10.77.0.${from}`, ...headers },
      body: new URLSearchParams(fields),
    });
    return status;
  };
}

/** Every way to be refused. */
async function misbehave(server: RunningServer): Promise<void> {
  const post = poster(server);
  expect(await post({ ...REQUEST, site_web: CANARY }, 1)).toBe(303);
  expect(await post({ ...REQUEST, email: `${CANARY}@`, telephone: CANARY }, 2)).toBe(422);
  expect(await post({ ...REQUEST, message: CANARY.repeat(6000) }, 3)).toBe(413);
  expect(await post(REQUEST, 4, { origin: `https://${CANARY}.example` })).toBe(403);
  expect(await post(REQUEST, 5, { 'content-type': `text/${CANARY}` })).toBe(415);
  for (let time = 0; time < 5; time += 1) await post({ nom: CANARY }, 6);
  expect(await post(REQUEST, 6)).toBe(429);
  for (const path of [
    `/${CANARY}`,
    `/contact?email=${CANARY}`,
    `/contact/merci?reference=${CANARY}`,
  ])
    await fetch(server.address + path);
}

test('what visitors type is in no line of the log, whatever goes wrong', async () => {
  const { server, dataDir } = await startLogged();
  const post = poster(server);
  expect(await post({ ...REQUEST, ville: 'Chartres' }, 100)).toBe(303);
  await misbehave(server);
  {
    using other = new DatabaseSync(databaseFile(dataDir), { timeout: 60_000 });
    other.exec('begin exclusive');
    expect(await post(REQUEST, 101)).toBe(503);
  }
  await server.says(/"mail-failed".*"visitor"/);
  await server.says(/"mail-sent".*"owner"/);
  await server.stop();
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const events = lines.map((line): { event: string; code?: string } => JSON.parse(line));
  const happened = new Set(events.map(({ event }) => event));
  // The sender says so too, if it looks for mail while the store is locked.
  happened.delete('outbox-unavailable');
  expect(happened).toEqual(
    new Set(['request-stored', 'request-refused', 'store-failed', 'mail-failed', 'mail-sent']),
  );
  const refusals = events.filter(({ event }) => event === 'request-refused');
  expect(new Set(refusals.map(({ code }) => code?.slice(0, 3)))).toEqual(
    new Set(['403', '413', '415', '422', '429', '503']),
  );
  expect(server.output()).not.toMatch(TRACES);
});

test('a locked store is not ready, and is again afterwards; pages are served meanwhile', async () => {
  const { server, dataDir } = await startLogged();
  const status = async (path: string) => (await fetch(server.address + path)).status;
  expect(await status('/readyz')).toBe(200);
  {
    using other = new DatabaseSync(databaseFile(dataDir), { timeout: 60_000 });
    other.exec('begin exclusive');
    await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(503);
    expect([await status('/healthz'), await status('/')]).toEqual([200, 200]);
  }
  await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200);
});
