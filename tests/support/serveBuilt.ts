import { afterAll, beforeAll } from 'vitest';
import { DIST } from '#scripts/serverProcess.mjs';
import { createApp } from '#server/app.ts';
import { loadSite } from '#server/site/loadSite.ts';
import { listen } from '#tools/support/listen.ts';
import { ask } from '#tools/support/rawHttp.ts';

/** The built site on a port of its own, for all tests of a file. */
export function serveBuilt() {
  const site = loadSite(`${DIST}/client`);
  const app = createApp(site);
  let port = 0;
  beforeAll(async () => {
    port = await listen(app);
  });
  afterAll(() => app.close());
  const askSite = (target: string, options: Parameters<typeof ask>[2]) =>
    ask(port, target, options);
  return {
    site,
    page: site.assets.get('/')?.encodings.get('identity')?.body ?? Buffer.alloc(0),
    get: (target: string, headers: Record<string, string> = {}, method = 'GET') =>
      askSite(target, { method, headers }),
    ask: askSite,
  };
}
