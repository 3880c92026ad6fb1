import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { DIST } from '#scripts/serverProcess.mjs';
import { createApp } from '#server/app.ts';
import { contactRoutes } from '#server/contact/contactRoutes.ts';
import { createRenderer } from '#server/contact/renderPage.ts';
import type { Log } from '#server/log.ts';
import { loadSite } from '#server/site/loadSite.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { openStore } from '#server/store/openStore.ts';
import { FIELD_NAMES } from '#site/domain/lead.ts';
import { listen } from '../support/listen.ts';
import { temporaryFolder } from '../support/stores.ts';
import { expectedLead, isReadable } from './expectedLead.ts';
import { bodyOf, hostilePost, type Post } from './hostilePost.ts';

/** So many at once, as on a busy day. */
const TOGETHER = 10;
const TYPES = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const;

export interface FormReport {
  readonly inputs: number;
  readonly accepted: number;
  readonly statuses: Readonly<Record<number, number>>;
}

/** The status, and the reference if it was accepted. */
async function send(site: string, post: Post): Promise<[number, string | undefined]> {
  const answer = await fetch(`${site}/contact`, {
    method: 'POST',
    headers: { origin: site, 'content-type': TYPES[post.type] },
    body: new Uint8Array(bodyOf(post)),
    redirect: 'manual',
  });
  const text = await answer.text();
  const thanks = answer.headers.get('location') ?? text;
  const isAccepted = answer.status === 303 || answer.status === 200;
  return [answer.status, isAccepted ? /LEF-[\w-]+/.exec(thanks)?.[0] : undefined];
}

async function check(store: LeadStore, post: Post, status: number, reference?: string) {
  assert.ok([200, 303, 413, 422].includes(status), `status ${status}`);
  assert.equal(reference !== undefined, status < 400);
  if (reference === undefined) return;
  const stored = await store.find(reference);
  assert.ok(stored, 'acknowledged and not stored');
  if (!isReadable(post)) return;
  const kept = Object.fromEntries(FIELD_NAMES.map((field) => [field, stored[field]]));
  assert.deepEqual(kept, expectedLead(post));
}

async function attack(site: string, store: LeadStore, inputs: number): Promise<FormReport> {
  const statuses: Record<number, number> = {};
  const posts = fc.array(hostilePost, { minLength: TOGETHER, maxLength: TOGETHER });
  const property = fc.asyncProperty(posts, async (batch) => {
    const answers = await Promise.all(batch.map((post) => send(site, post)));
    for (const [index, post] of batch.entries()) {
      const [status = 0, reference] = answers[index] ?? [];
      statuses[status] = (statuses[status] ?? 0) + 1;
      await check(store, post, status, reference);
    }
  });
  await fc.assert(property, { numRuns: Math.ceil(inputs / TOGETHER) });
  const count = (status: number) => statuses[status] ?? 0;
  return { inputs, accepted: count(200) + count(303), statuses };
}

/** The real application on a real socket with a real base; throws with the smallest post that goes wrong. */
export async function tortureForm(inputs: number): Promise<FormReport> {
  const dataDir = temporaryFolder();
  const store = await openStore({ dataDir, referencePrefix: 'LEF' });
  const failures: string[] = [];
  const site = loadSite(`${DIST}/client`);
  const log: Log = ({ level, event }) => {
    if (level === 'error') failures.push(event);
  };
  const routes = contactRoutes({
    store,
    renderPage: createRenderer(`${DIST}/server`),
    refusedPage: site.refused,
    publicOrigins: [],
    addressOf: () => '',
    // The limit is tested apart: here it would refuse nearly all.
    admit: async () => undefined,
    onStored() {},
    log,
  });
  const app = createApp(site, { routes, log });
  try {
    const report = await attack(`http://127.0.0.1:${await listen(app)}`, store, inputs);
    assert.deepEqual(failures, []);
    return report;
  } finally {
    await app.close();
    await store.close();
    rmSync(dataDir, { recursive: true });
  }
}
