// One sender of several: node sendMails.ts DATABASE_URL SMTP_PORT FROZEN_AFTER
// It begins when it is told to. After so many mails it stops before the first word to the mail server, its leases
// in hand.
import { once } from 'node:events';
import { composeMail } from '#server/mail/composeMail.ts';
import { startSender } from '#server/mail/sender.ts';
import { openStore } from '#server/store/openStore.ts';
import { mailSettings } from '../support/mailSettings.ts';
import { transportTo } from '../support/transportTo.ts';

const PACE = { concurrency: 4, leaseSeconds: 4, sendSeconds: 3, longestPauseSeconds: 0.1 };
const [databaseUrl = '', smtpPort = '', frozenAfter = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const store = await openStore({ dataDir: '', databaseUrl });
const transport = transportTo(Number(smtpPort), 5_000);

say('ready');
await once(process.stdin, 'data');
process.stdin.destroy();

let begun = 0;
const sender = startSender(
  {
    outbox: store,
    log: ({ event }) => say(event),
    retryDelaySeconds: () => 0.1,
    async deliver(mail, deadline) {
      begun += 1;
      if (begun > Number(frozenAfter)) {
        say('frozen');
        await new Promise(() => {});
      }
      await transport(composeMail(mail, mailSettings, new Date()), deadline);
    },
  },
  PACE,
);
process.once('SIGTERM', () => void sender.stop().then(() => store.close()));
