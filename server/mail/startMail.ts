import type { Env } from '#server/env.ts';
import { type Log, logLine } from '#server/log.ts';
import type { ServerWords } from '#site/content/serverWords.ts';
import type { Outbox } from './attempt.ts';
import { retryDelaySeconds } from './backoff.ts';
import { composeMail } from './composeMail.ts';
import { type Sender, startSender } from './sender.ts';

const NO_SMTP =
  "Aucun envoi d'e-mail : SMTP_URL n'est pas défini. Les demandes sont enregistrées ; « npm run leads -- list » les montre.";

/** Sends mails if the environment says how; if not, says so and keeps the requests. */
export function startMail(
  { smtp, mailFrom, mailTo }: Pick<Env, 'smtp' | 'mailFrom' | 'mailTo'>,
  outbox: Outbox,
  words: ServerWords,
  { log = logLine, say = console.log }: { log?: Log; say?: (line: string) => void } = {},
): Sender {
  if (!smtp) {
    say(NO_SMTP);
    return { notify() {}, async stop() {} };
  }
  // Loaded for the first mail: nodemailer takes ten megabytes of memory. What fails is tried again for the next.
  const load = async () => (await import('./transport.ts')).createTransport(smtp);
  const { email } = words.company;
  const settings = { words, from: mailFrom ?? email, to: mailTo ?? email };
  return startSender({
    outbox,
    log,
    retryDelaySeconds,
    deliver: async (mail, deadline) => {
      const transport = await load();
      await transport(composeMail(mail, settings, new Date()), deadline);
    },
  });
}
