import type { MailComposerOptions } from 'nodemailer/lib/mail-composer';
import type { Env } from '#server/env.ts';
import { makeToken } from '#server/followUp/token.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import type { ServerWords } from '#site/content/serverWords.ts';
import type { MailSettings } from './composeMail.ts';
import type { Deadline } from './transport.ts';

/** How mails leave, and what they say of us. */
export interface Post {
  settings(): Promise<MailSettings>;
  send(mail: MailComposerOptions, deadline: Deadline): Promise<void>;
}

type Settings = Pick<Env, 'smtp' | 'mailFrom' | 'mailTo' | 'publicOrigins'>;

/** Undefined when the environment does not say how to send. */
export function openPost(
  { smtp, mailFrom, mailTo, publicOrigins }: Settings,
  store: Pick<LeadStore, 'linkSecret'>,
  words: ServerWords,
): Post | undefined {
  if (!smtp) return undefined;
  const { email, site } = words.company;
  const [origin = site] = publicOrigins;
  return {
    async settings() {
      const secret = await store.linkSecret();
      return {
        words,
        from: mailFrom ?? email,
        to: mailTo ?? email,
        linkTo: (wish) => `${origin}/suivi?jeton=${makeToken(wish, secret, new Date())}`,
      };
    },
    async send(mail, deadline) {
      // Loaded for the first mail: nodemailer takes ten megabytes of memory. What fails is tried again for the next.
      const { createTransport } = await import('./transport.ts');
      await createTransport(smtp)(mail, deadline);
    },
  };
}
