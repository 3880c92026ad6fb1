// Tells the owner once, in a process of its own: node tellOnce.ts digest|alert DATA_DIR DATABASE_URL PORT
import { createLook } from '#server/alerts/createLook.ts';
import { openWays } from '#server/alerts/ways.ts';
import { sendDigest } from '#server/followUp/digest.ts';
import { openStore } from '#server/store/openStore.ts';
import { mailSettings } from '#tools/support/mailSettings.ts';
import { smtpServer, transportTo } from '#tools/support/transportTo.ts';

const [what, dataDir = '', databaseUrl = '', port = ''] = process.argv.slice(2);
const { words, to } = mailSettings;
const store = await openStore({ dataDir, databaseUrl: databaseUrl || undefined });
const now = new Date(Date.now() + 120_000);
process.stdout.write('ready\n');
if (what === 'digest') {
  const post = { settings: async () => mailSettings, send: transportTo(Number(port), 20_000) };
  await sendDigest(store, post, { now, stop: new AbortController().signal });
} else {
  const alertSmtp = smtpServer(`smtp://127.0.0.1:${port}`);
  const ways = {
    smtp: undefined,
    mailFrom: undefined,
    alertUrl: undefined,
    alertTo: to,
    alertSmtp,
  };
  const alert = openWays(ways, words, { log: () => {} });
  if (alert) await createLook({ env: { dataDir, publicOrigins: [] }, store, words, alert })(now);
}
await store.close();
