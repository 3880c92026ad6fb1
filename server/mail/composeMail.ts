import { domainToASCII } from 'node:url';
import type { MailComposerOptions } from 'nodemailer/lib/mail-composer';
import type { PerRequest } from '#site/content/mails.ts';
import { typeset } from '#site/domain/typography.ts';
import type { ClaimedMail, StoredLead } from '../leads/ports.ts';
import { InvalidAddress, isMailbox } from './addresses.ts';
import { renderHtml, renderText } from './document.ts';
import { type Fill, type MailSettings, ownerLetter, visitorLetter } from './letters.ts';

/** Only our own words pass through here, so that a name in braces is always ours. */
function fillWith(lead: StoredLead, { words }: MailSettings): Fill {
  const values: Record<PerRequest, string> = {
    reference: lead.reference,
    demande: words.mails.requestTypes[lead.requestType],
  };
  return (text) =>
    typeset(
      Object.entries(values).reduce(
        (told, [name, value]) => told.replaceAll(`{${name}}`, value),
        text,
      ),
    );
}

/** The Message-ID is the same at every attempt: a mail that left twice can be told from two mails. */
export function composeMail(
  { kind, lead }: Pick<ClaimedMail, 'kind' | 'lead'>,
  settings: MailSettings,
  now: Date,
): MailComposerOptions {
  const write = kind === 'owner' ? ownerLetter : visitorLetter;
  const letter = write(lead, settings, fillWith(lead, settings));
  if (!isMailbox(letter.to)) throw new InvalidAddress();
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
