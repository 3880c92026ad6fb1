import { domainToASCII } from 'node:url';
import type { MailComposerOptions } from 'nodemailer/lib/mail-composer';
import type { ClaimedMail } from '../leads/ports.ts';
import { isMailbox } from './addresses.ts';
import { renderHtml, renderText } from './document.ts';
import { mailError } from './failure.ts';
import { type MailSettings, ownerLetter, visitorLetter } from './letters.ts';

/** The Message-ID is the same at every attempt: a mail sent twice is then known as one mail. */
export function composeMail(
  { kind, lead }: Pick<ClaimedMail, 'kind' | 'lead'>,
  settings: MailSettings,
  now: Date,
): MailComposerOptions {
  const letter = (kind === 'owner' ? ownerLetter : visitorLetter)(lead, settings);
  if (!isMailbox(letter.to)) throw mailError('INVALID ADDRESS');
  const domain = domainToASCII(settings.from.slice(settings.from.indexOf('@') + 1));
  return {
    // Objects, never strings: in a string a comma or a colon makes several addresses of one.
    from: { name: settings.words.company.name, address: settings.from },
    to: { name: '', address: letter.to },
    replyTo: letter.replyTo,
    subject: letter.subject,
    text: renderText(letter.blocks),
    html: renderHtml(letter.subject, letter.blocks),
    encoding: 'quoted-printable',
    messageId: `<${lead.reference}.${kind}@${domain}>`,
    date: now,
    headers: { 'X-Reference': lead.reference, ...letter.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
