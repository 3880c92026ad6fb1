import type { MailComposerOptions } from 'nodemailer/lib/mail-composer';
import type { Wish } from '#server/followUp/token.ts';
import type { StoredLead } from '#server/leads/ports.ts';
import type { ClaimedMail } from '#server/store/mails.ts';
import type { MailWords } from '#site/content/mails.ts';
import type { ServerWords } from '#site/content/serverWords.ts';
import { FIELD_NAMES, rulesOf, WAYS_BACK } from '#site/domain/lead.ts';
import { phoneLink } from '#site/domain/phone.ts';
import { typeset } from '#site/domain/typography.ts';
import { headerName, isMailbox, mailtoHref, telHref } from './addresses.ts';
import { type Fact, facts, link, paragraph, render, rule, title, verbatim } from './document.ts';
import { envelope } from './envelope.ts';

export interface MailSettings {
  readonly words: ServerWords;
  /** The address that mails come from, and the one that requests go to. */
  readonly from: string;
  readonly to: string;
  /** The address that does what the owner wishes for a request. */
  readonly linkTo: (wish: Wish) => string;
}

/** For our own words only: braces that a person typed stay as they are. */
const fillWith = ({ reference, requestType }: StoredLead, { requestTypes }: MailWords) => {
  const type = requestTypes[requestType];
  return (words: string) =>
    typeset(words.replaceAll('{reference}', reference).replaceAll('{demande}', type));
};

const PARIS = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Paris' } as const;

/** French says "1er novembre", which the formatter does not know. */
export const receivedAt = (lead: StoredLead): string =>
  typeset(lead.receivedAt.toLocaleString('fr-FR', PARIS).replace(/ 1 (?=\p{L})/u, ' 1er\u00a0'));

/** What we know of a request without quoting what was typed. */
const requestFacts = (lead: StoredLead, { labels, requestTypes }: MailWords): Fact[] => [
  { label: labels.requestType, value: requestTypes[lead.requestType] },
  { label: labels.receivedAt, value: receivedAt(lead) },
];

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

export const typedFacts = (lead: StoredLead, { labels }: MailWords): Fact[] =>
  ON_A_LINE.filter((field) => lead[field] !== '').map((field) => ({
    label: labels[field],
    value: lead[field],
    href: LINKS[rulesOf(field).input]?.(lead[field]),
  }));

/** To the owner: a new request, or one that still waits for its answer. */
function ownerMail(lead: StoredLead, { words: { mails }, to, linkTo }: MailSettings, isNew = true) {
  const { owner, recall, links, labels } = mails;
  const { reference } = lead;
  const fill = fillWith(lead, mails);
  const canReply = isMailbox(lead.email);
  return {
    to,
    ...(canReply && {
      replyTo: { name: headerName(`${lead.firstName} ${lead.lastName}`), address: lead.email },
    }),
    ...render(fill((isNew ? owner : recall).subject), [
      title(fill((isNew ? owner : recall).title)),
      ...(isNew ? [] : [paragraph(fill(recall.text))]),
      paragraph(fill(canReply ? owner.withEmail : owner.withoutEmail)),
      facts([...typedFacts(lead, mails), ...requestFacts(lead, mails)]),
      ...ON_LINES.filter((field) => lead[field] !== '').map((field) =>
        verbatim(labels[field], lead[field]),
      ),
      rule, // Ours again: a stranger's words do not stand over our links and our signature.
      link(links.done, linkTo({ action: 'done', reference })),
      link(links.later, linkTo({ action: 'later', reference })),
      ...closing(mails, fill),
    ]),
  };
}

const recallMail = (lead: StoredLead, settings: MailSettings) => ownerMail(lead, settings, false);

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

const WRITERS = { owner: ownerMail, visitor: visitorMail, recall: recallMail };

/** A request may be recalled more than once, by a mail of its own each time. */
const nameOf = ({ kind, id, lead }: Composed): string =>
  kind === 'recall' ? `${lead.reference}.recall-${id}` : `${lead.reference}.${kind}`;

type Composed = Pick<ClaimedMail, 'id' | 'kind' | 'lead'>;

export function composeMail(
  mail: Composed,
  settings: MailSettings,
  now: Date,
): MailComposerOptions {
  const { kind, lead } = mail;
  const { to, ...written } = WRITERS[kind](lead, settings);
  return {
    ...written,
    ...envelope({ to, name: nameOf(mail), now }, settings),
    headers: {
      'X-Reference': lead.reference,
      // RFC 3834: holiday messages and the like do not answer it.
      ...(kind === 'visitor' && { 'Auto-Submitted': 'auto-generated' }),
    },
  };
}
