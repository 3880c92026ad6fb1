// A sender in a process of its own, with one mail to send: node sendOneMail.ts SMTP_PORT
import { composeMail } from '#server/mail/composeMail.ts';
import { startSender } from '#server/mail/sender.ts';
import { mailSettings } from '#tools/support/mailSettings.ts';
import { transportTo } from '#tools/support/transportTo.ts';
import { oneMail } from './memoryStore.ts';

const transport = transportTo(Number(process.argv[2]), 10_000);

startSender(
  {
    outbox: oneMail(),
    log: ({ event }) => process.stdout.write(`${event}\n`),
    retryDelaySeconds: () => 0.1,
    deliver: (mail, deadline) => transport(composeMail(mail, mailSettings, new Date()), deadline),
  },
  { concurrency: 1, leaseSeconds: 2, sendSeconds: 1.5, longestPauseSeconds: 0.5 },
);
