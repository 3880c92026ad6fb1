import type { ServerWords } from '#site/content/serverWords.ts';
import type { MailEnv } from '../env.ts';
import { type Log, logLine } from '../log.ts';
import type { Outbox } from './attempt.ts';
import { retryDelaySeconds } from './backoff.ts';
import { composeMail } from './composeMail.ts';
import { OutboxSender, type Sender } from './sender.ts';

const NO_SMTP =
  "Aucun envoi d'e-mail : SMTP_URL n'est pas défini. Les demandes sont enregistrées ; « npm run leads -- list » les montre.";

const SILENT: Sender = { notify() {}, async stop() {} };

/** Sends mails if the environment says how; if not, says so and keeps the requests. */
export function startMail(
  env: MailEnv,
  outbox: Outbox,
  words: ServerWords,
  { log = logLine, say = console.log }: { log?: Log; say?: (line: string) => void } = {},
): Sender {
  if (!env.smtp) {
    say(NO_SMTP);
    return SILENT;
  }
  const { smtp } = env;
  // What speaks to mail servers takes ten megabytes: only for those who have one.
  const loading = import('./transport.ts').then(({ createTransport }) => createTransport(smtp));
  const settings = {
    words,
    from: env.mailFrom ?? words.company.email,
    to: env.mailTo ?? words.company.email,
  };
  return new OutboxSender({
    outbox,
    log,
    // Async: a mail that cannot be written is a failed delivery like another.
    deliver: async (mail, deadline) => {
      const transport = await loading;
      return transport(composeMail(mail, settings, new Date()), deadline);
    },
    retryDelaySeconds: (attemptsBefore) => retryDelaySeconds(attemptsBefore, Math.random),
  });
}
