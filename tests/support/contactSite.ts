import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { DIST } from '#scripts/serverProcess.mjs';
import { createApp } from '#server/app.ts';
import { createAdmit } from '#server/contact/admit.ts';
import { type ContactOptions, contactRoutes } from '#server/contact/contactRoutes.ts';
import { createRenderer } from '#server/contact/renderPage.ts';
import type { Log, LogEntry } from '#server/log.ts';
import { loadSite } from '#server/site/loadSite.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { openStore } from '#server/store/openStore.ts';
import { ask } from './inject.ts';

export const OURS = { host: 'localhost', origin: 'http://localhost' };
export const FORM_TYPE = 'application/x-www-form-urlencoded';
export const FORM = { ...OURS, 'content-type': FORM_TYPE };

/** The form with the built site and a real base, for all tests of a file. Each request comes from another visitor. */
export function contactSite() {
  const site = loadSite(`${DIST}/client`);
  const dataDir = mkdtempSync(join(tmpdir(), 'contact-'));
  const logged: LogEntry[] = [];
  const opened = Promise.withResolvers<LeadStore>();
  const store: Pick<LeadStore, 'add' | 'find' | 'admitVisit'> = {
    add: async (request) => (await opened.promise).add(request),
    find: async (reference) => (await opened.promise).find(reference),
    admitVisit: async (...visit) => (await opened.promise).admitVisit(...visit),
  };
  beforeAll(async () => {
    opened.resolve(await openStore({ dataDir, referencePrefix: 'LEF' }));
  });
  afterAll(async () => {
    await (await opened.promise).close();
    rmSync(dataDir, { recursive: true });
  });
  let visitors = 0;
  const log: Log = (entry) => logged.push(entry);
  const options: ContactOptions = {
    store,
    renderPage: createRenderer(`${DIST}/server`),
    refusedPage: site.refused,
    admit: createAdmit(store, 'secret'),
    addressOf() {
      visitors += 1;
      return `10.0.${visitors >> 8}.${visitors & 255}`;
    },
    publicOrigins: [],
    onStored() {},
    log,
  };
  const anApp = (changes: Partial<ContactOptions> = {}) =>
    createApp(site, { routes: contactRoutes({ ...options, ...changes }), log });
  const post = (payload: string | Buffer, headers: Record<string, string> = FORM, app = anApp()) =>
    ask(app, { method: 'POST', url: '/contact', headers, payload });
  return { site, store, logged, anApp, post };
}
