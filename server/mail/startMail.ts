import { type Log, logLine } from '#server/log.ts';
import type { Outbox } from './attempt.ts';
import { retryDelaySeconds } from './backoff.ts';
import { composeMail } from './composeMail.ts';
import type { Post } from './post.ts';
import { type Sender, startSender } from './sender.ts';

const NO_SMTP =
  "Aucun envoi d'e-mail : SMTP_URL n'est pas défini. Les demandes sont enregistrées ; « npm run leads -- list » les montre.";

/** Sends mails if there is a way; if not, says so and keeps the requests. */
export function startMail(
  post: Post | undefined,
  outbox: Outbox,
  { log = logLine, say = console.log }: { log?: Log; say?: (line: string) => void } = {},
): Sender {
  if (!post) {
    say(NO_SMTP);
    return { notify() {}, async stop() {} };
  }
  return startSender({
    outbox,
    log,
    retryDelaySeconds,
    deliver: async (mail, deadline) =>
      post.send(composeMail(mail, await post.settings(), new Date()), deadline),
  });
}
