import { domainToASCII } from 'node:url';
import type { MailComposerOptions } from 'nodemailer/lib/mail-composer';
import type { StoredLead } from '#server/leads/ports.ts';
import type { ClaimedMail } from '#server/store/mails.ts';
import type { MailWords } from '#site/content/mails.ts';
import type { ServerWords } from '#site/content/serverWords.ts';
import { FIELD_NAMES, rulesOf, WAYS_BACK } from '#site/domain/lead.ts';
import { phoneLink } from '#site/domain/phone.ts';
import { typeset } from '#site/domain/typography.ts';
import { headerName, isMailbox, mailtoHref, telHref } from './addresses.ts';
import { type Fact, facts, paragraph, render, rule, title, verbatim } from './document.ts';
import { mailError } from './failure.ts';

export interface MailSettings {
  readonly words: ServerWords;
  /** The address that mails come from, and the one that requests go to. */
  readonly from: string;
  readonly to: string;
}

/** For our own words only: braces that a person typed stay as they are. */
const fillWith = ({ reference, requestType }: StoredLead, { requestTypes }: MailWords) => {
  const type = requestTypes[requestType];
  return (words: string) =>
    typeset(words.replaceAll('{reference}', reference).replaceAll('{demande}', type));
};

const PARIS = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Paris' } as const;

/** What we know of a request without quoting what was typed. */
function requestFacts(lead: StoredLead, { labels, requestTypes }: MailWords): Fact[] {
  const receivedAt = lead.receivedAt.toLocaleString('fr-FR', PARIS);
  return [
    { label: labels.requestType, value: requestTypes[lead.requestType] },
    // French says "1er novembre", which the formatter does not know.
    { label: labels.receivedAt, value: typeset(receivedAt.replace(/ 1 (?=\p{L})/u, ' 1er\u00a0')) },
  ];
}

/** Who writes, as the law wants it said on a company's letters. */
const closing = ({ signature, legal }: MailWords, fill: (words: string) => string) => [
  paragraph(fill(signature)),
  paragraph(fill(legal)),
];

const LINKS: Partial<Record<string, (typed: string) => string | undefined>> = {
  tel: telHref,
  email: mailtoHref,
};

/** The phone first: after a breakdown, the owner calls. */
const ON_A_LINE = [...new Set([...WAYS_BACK, ...FIELD_NAMES])].filter(
  (field) => !['choice', 'lines'].includes(rulesOf(field).input),
);
const ON_LINES = FIELD_NAMES.filter((field) => rulesOf(field).input === 'lines');

const typedFacts = (lead: StoredLead, { labels }: MailWords): Fact[] =>
  ON_A_LINE.filter((field) => lead[field] !== '').map((field) => ({
    label: labels[field],
    value: lead[field],
    href: LINKS[rulesOf(field).input]?.(lead[field]),
  }));

function ownerMail(lead: StoredLead, { words: { mails }, to }: MailSettings) {
  const { owner, labels } = mails;
  const fill = fillWith(lead, mails);
  const canReply = isMailbox(lead.email);
  return {
    to,
    ...(canReply && {
      replyTo: { name: headerName(`${lead.firstName} ${lead.lastName}`), address: lead.email },
    }),
    ...render(fill(owner.subject), [
      title(fill(owner.title)),
      paragraph(fill(canReply ? owner.withEmail : owner.withoutEmail)),
      facts([...typedFacts(lead, mails), ...requestFacts(lead, mails)]),
      ...ON_LINES.filter((field) => lead[field] !== '').map((field) =>
        verbatim(labels[field], lead[field]),
      ),
      rule, // Ours again: a stranger's words do not stand over our signature.
      ...closing(mails, fill),
    ]),
  };
}

/**
 * Repeats nothing that was typed. Anybody can type the address of a third person: with a name or a message in
 * it, this mail would carry a stranger's words and links under our name.
 */
function visitorMail(lead: StoredLead, { words: { company, mails } }: MailSettings) {
  const { visitor, labels } = mails;
  const fill = fillWith(lead, mails);
  const phone = phoneLink(company.phone);
  const { label, href } = mails.privacyLink;
  return {
    to: lead.email,
    // Our public address: mails may come from one that nobody reads.
    replyTo: { name: company.name, address: company.email },
    ...render(fill(visitor.subject), [
      title(fill(visitor.title)),
      paragraph(fill(visitor.greeting)),
      paragraph(fill(visitor.reference)),
      facts(requestFacts(lead, mails)),
      paragraph(fill(visitor.next)),
      paragraph(fill(visitor.breakdown)),
      facts([{ label: labels.phone, value: phone.display, href: phone.href }]),
      ...closing(mails, fill),
      paragraph(fill(visitor.privacy)),
      facts([{ label, value: href, href }]),
      paragraph(fill(visitor.notYou)),
    ]),
  };
}

/** The Message-ID is the same at every attempt: a mail sent twice is then known as one mail. */
export function composeMail(
  { kind, lead }: Pick<ClaimedMail, 'kind' | 'lead'>,
  settings: MailSettings,
  now: Date,
): MailComposerOptions {
  const { words, from } = settings;
  const { to, ...mail } = (kind === 'owner' ? ownerMail : visitorMail)(lead, settings);
  if (!isMailbox(to)) throw mailError('INVALID ADDRESS');
  const domain = domainToASCII(from.slice(from.indexOf('@') + 1));
  return {
    ...mail,
    // Objects, never strings: in a string a comma or a colon makes several addresses of one.
    from: { name: words.company.name, address: from },
    to: { name: '', address: to },
    encoding: 'quoted-printable',
    messageId: `<${lead.reference}.${kind}@${domain}>`,
    date: now,
    headers: {
      'X-Reference': lead.reference,
      // RFC 3834: holiday messages and the like do not answer it.
      ...(kind === 'visitor' && { 'Auto-Submitted': 'auto-generated' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
