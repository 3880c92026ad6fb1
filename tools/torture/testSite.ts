import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DIST } from '#scripts/serverProcess.mjs';
import { type App, createApp } from '#server/app.ts';
import { type ContactOptions, contactRoutes } from '#server/contact/contactRoutes.ts';
import { healthRoutes } from '#server/health.ts';
import { loadSite } from '#server/site/loadSite.ts';
import type { RawAnswer } from '../support/rawHttp.ts';

const RENDERED = '<p>rendu</p>';
const LONGEST_REFUSAL = 80;

const digest = (body: Buffer): string => createHash('sha256').update(body).digest('base64');

export interface TestSite {
  readonly app: App;
  /** Throws when an answer holds anything but what was built, or is not one that we give. */
  judge(answer: RawAnswer): void;
}

/** The built site with a form that stores nowhere. */
export function createTestSite(options: Partial<ContactOptions> = {}, dist = DIST): TestSite {
  const site = loadSite(join(dist, 'client'));
  const assets = [...site.assets.values(), site.notFound, site.refused];
  const built = new Set(
    assets.flatMap(({ encodings }) => Array.from(encodings.values(), ({ body }) => digest(body))),
  );
  const contact: ContactOptions = {
    store: {
      add: async () => ({ status: 'stored', reference: 'AER-2611-7K3QX' }),
      find: async () => undefined,
    },
    renderPage: async () => RENDERED,
    refusedPage: site.refused,
    publicOrigins: [],
    addressOf: () => '',
    onStored() {},
    log() {},
    admit: async () => undefined,
    ...options,
  };
  const routes = { ...contactRoutes(contact), ...healthRoutes(async () => {}) };
  const app = createApp(site, { routes, publicOrigins: contact.publicOrigins });
  return {
    app,
    judge({ status, headers, body }) {
      assert.ok(status >= 100 && status < 500, `status ${status}`);
      if (status < 200) return;
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'/);
      const isOurs =
        built.has(digest(body)) ||
        body.toString() === RENDERED ||
        headers.get('content-type')?.startsWith('application/json') === true ||
        (status !== 200 && body.length <= LONGEST_REFUSAL);
      assert.ok(isOurs, `foreign bytes in an answer ${status}`);
    },
  };
}
