import { domainToASCII } from 'node:url';
import type { MailComposerOptions } from 'nodemailer/lib/mail-composer';
import type { ServerWords } from '#site/content/serverWords.ts';
import { isMailbox } from './addresses.ts';
import { mailError } from './failure.ts';

interface Letter {
  readonly to: string;
  /** The same at every attempt: a mail sent twice is then known as one mail. */
  readonly name: string;
  readonly now: Date;
}

/** What all our mails have in common. */
export function envelope(
  { to, name, now }: Letter,
  { words, from }: { readonly words: ServerWords; readonly from: string },
): MailComposerOptions {
  if (!isMailbox(to)) throw mailError('INVALID ADDRESS');
  const domain = domainToASCII(from.slice(from.indexOf('@') + 1));
  return {
    // Objects, never strings: in a string a comma or a colon makes several addresses of one.
    from: { name: words.company.name, address: from },
    to: { name: '', address: to },
    encoding: 'quoted-printable',
    messageId: `<${name}@${domain}>`,
    date: now,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
