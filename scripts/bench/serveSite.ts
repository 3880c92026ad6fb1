// The site in a process of its own, without mails: node serveSite.ts DATA_DIR LIMIT [PAGES]
// LIMIT is "limited", as in production, or "unlimited": whoever asks is served. PAGES: another folder than the site's.
import { buildApp } from '#server/app.ts';
import { createRenderer } from '#server/contact/renderPage.ts';
import { STORE_POLICY } from '#server/leads/policy.ts';
import { loadSite } from '#server/site/loadSite.ts';
import { openStore } from '#server/store/openStore.ts';

const [dataDir = '', limit = '', pages = 'dist/client'] = process.argv.slice(2);
const store = await openStore({ ...STORE_POLICY, dataDir });
const app = buildApp(loadSite(pages), {
  store,
  renderPage: createRenderer('dist/server'),
  publicOrigins: [],
  onStored() {},
  log() {},
  ...(limit === 'unlimited' && { admit: () => 0 }),
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => void app.close().then(() => store.close()));
