import { expect, onTestFinished, test } from 'vitest';
import { openMailbox } from '#tests/support/mailbox.ts';
import { openWebhook } from '#tests/support/webhook.ts';
import { startServer } from '#tools/support/startServer.ts';
import { query, temporaryFolder } from '#tools/support/stores.ts';
import { finish } from './support.ts';

const leads = (env: Record<string, string>, ...args: string[]) =>
  finish(process.execPath, ['scripts/leads.ts', ...args], { DATABASE_URL: '', ...env });

test('essai goes through everything, says what arrived, and leaves no request behind', async () => {
  const { port, deliveries } = await openMailbox();
  const hook = await openWebhook();
  const dataDir = temporaryFolder();
  const env = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}`, ALERT_URL: hook.url };
  const site = await startServer(env);
  onTestFinished(() => site.stop());
  const here = { ...env, PORT: new URL(site.address).port };
  const first = await leads(here, 'essai');
  expect(first).toMatchObject({ code: 1, output: expect.stringMatching(/^NON +Sauvegarde/m) });
  await leads(here, 'backup', '--keep', '14');
  const { code, output } = await leads(here, 'essai');
  expect([code, output]).toEqual([0, expect.not.stringContaining('NON')]);
  expect(output).toMatch(/^oui +E-mail à l'entreprise : envoyé$/m);
  expect(hook.texts).toHaveLength(2);
  expect(deliveries).toHaveLength(4);
  expect(await query({ dataDir }, 'select reference from leads')).toEqual([]);
});

test('essai says so when the site does not run', async () => {
  const dataDir = temporaryFolder();
  const site = await startServer({ DATA_DIR: dataDir });
  await site.stop();
  const asked = await leads({ DATA_DIR: dataDir, PORT: '1' }, 'essai');
  expect(asked).toMatchObject({ code: 1, output: expect.stringContaining('ne répond pas') });
});
