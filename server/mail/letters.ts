import type { MailWords } from '#site/content/mails.ts';
import type { ServerWords } from '#site/content/serverWords.ts';
import { phoneLink } from '#site/domain/phone.ts';
import { typeset } from '#site/domain/typography.ts';
import type { StoredLead } from '../leads/ports.ts';
import { headerName, isMailbox, mailtoHref, telHref } from './addresses.ts';
import { type Fact, facts, paragraph, title, verbatim } from './document.ts';

export interface MailSettings {
  readonly words: ServerWords;
  /** The address that mails come from. */
  readonly from: string;
  /** The address that requests go to. */
  readonly to: string;
}

/** Completes our own words. What a person typed does not pass here: braces in it stay as they are. */
const fillWith =
  (lead: StoredLead, { requestTypes }: MailWords) =>
  (words: string): string =>
    typeset(
      words
        .replaceAll('{reference}', lead.reference)
        .replaceAll('{demande}', requestTypes[lead.requestType]),
    );

const parisTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/** What we know of a request without reading what was typed. */
function requestFacts(lead: StoredLead, { fields, requestTypes }: MailWords): Fact[] {
  // Intl writes "1 novembre"; French says "1er novembre".
  const receivedAt = parisTime.format(lead.receivedAt).replace(/ 1 (?=\p{L})/u, ' 1er\u00a0');
  return [
    { label: fields.requestType, value: requestTypes[lead.requestType] },
    { label: fields.receivedAt, value: typeset(receivedAt) },
  ];
}

const fullName = ({ firstName, lastName }: StoredLead) => `${firstName} ${lastName}`.trim();

/** The phone first: a breakdown is a call. */
function typedFacts(lead: StoredLead, { fields }: MailWords): Fact[] {
  return [
    { label: fields.phone, value: lead.phone, href: telHref(lead.phone) },
    { label: fields.email, value: lead.email, href: mailtoHref(lead.email) },
    { label: fields.name, value: fullName(lead) },
    { label: fields.company, value: lead.company },
    { label: fields.city, value: lead.city },
    { label: fields.estimate, value: lead.estimate },
  ].filter(({ value }) => value !== '');
}

export function ownerLetter(lead: StoredLead, { words: { mails }, to }: MailSettings) {
  const { owner, fields } = mails;
  const fill = fillWith(lead, mails);
  const canReply = isMailbox(lead.email);
  const sender = { name: headerName(fullName(lead)), address: lead.email };
  return {
    to,
    replyTo: canReply ? sender : undefined,
    subject: fill(owner.subject),
    blocks: [
      title(fill(owner.title)),
      paragraph(fill(canReply ? owner.withEmail : owner.withoutEmail)),
      facts([...typedFacts(lead, mails), ...requestFacts(lead, mails)]),
      ...(lead.message === '' ? [] : [verbatim(fields.message, lead.message)]),
    ],
    headers: {},
  };
}

/**
 * Repeats nothing that was typed. Anybody can type the address of a third person: with a name or a message in
 * it, this mail would carry a stranger's words and links under our name.
 */
export function visitorLetter(lead: StoredLead, { words: { company, mails } }: MailSettings) {
  const { visitor, fields } = mails;
  const fill = fillWith(lead, mails);
  const phone = phoneLink(company.phone);
  return {
    to: lead.email,
    // Our public address: mails may come from one that nobody reads.
    replyTo: { name: company.name, address: company.email },
    subject: fill(visitor.subject),
    blocks: [
      title(fill(visitor.title)),
      paragraph(fill(visitor.reference)),
      facts(requestFacts(lead, mails)),
      paragraph(fill(visitor.next)),
      paragraph(fill(visitor.breakdown)),
      facts([{ label: fields.phone, value: phone.display, href: phone.href }]),
      paragraph(fill(visitor.privacy)),
      paragraph(fill(visitor.notYou)),
    ],
    // RFC 3834: automatic replies do not answer it.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
