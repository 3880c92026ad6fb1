import type { MailWords } from '#site/content/mails.ts';
import type { ServerWords } from '#site/content/serverWords.ts';
import { phoneLink } from '#site/domain/phone.ts';
import { typeset } from '#site/domain/typography.ts';
import type { StoredLead } from '../leads/ports.ts';
import { headerName, isMailbox } from './addresses.ts';
import type { Block, Fact } from './document.ts';
import { leadBlocks } from './leadBlocks.ts';

export interface MailSettings {
  readonly words: ServerWords;
  /** The address that mails come from. */
  readonly from: string;
  /** The address that requests go to. */
  readonly to: string;
}

/** Puts the reference and the like into a text of ours. */
export type Fill = (text: string) => string;

export interface Letter {
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string } | undefined;
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly headers: Readonly<Record<string, string>>;
}

const parisTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/** "dimanche 1er novembre 2026 à 14:05". Intl writes "1 novembre", which is not French. */
function receivedAt({ receivedAt: date }: StoredLead, { fields }: MailWords): Fact {
  const value = parisTime.format(date).replace(/ 1 (?=\p{L})/u, ' 1er\u00a0');
  return { label: fields.receivedAt, value: typeset(value) };
}

export function ownerLetter(lead: StoredLead, { words, to }: MailSettings, fill: Fill): Letter {
  const { owner } = words.mails;
  const canReply = isMailbox(lead.email);
  return {
    to,
    replyTo: canReply
      ? { name: headerName(`${lead.firstName} ${lead.lastName}`), address: lead.email }
      : undefined,
    subject: fill(owner.subject),
    blocks: [
      { kind: 'title', text: fill(owner.title) },
      { kind: 'paragraph', text: fill(canReply ? owner.withEmail : owner.withoutEmail) },
      ...leadBlocks(lead, words.mails, receivedAt(lead, words.mails)),
    ],
    headers: {},
  };
}

/**
 * Holds nothing that was typed in the form but the address it goes to, which anybody could have typed:
 * nobody can use it to send words or links of their own to a third person.
 */
export function visitorLetter(lead: StoredLead, { words }: MailSettings, fill: Fill): Letter {
  const { company, mails } = words;
  const { visitor, fields, requestTypes } = mails;
  const phone = phoneLink(company.phone);
  return {
    to: lead.email,
    // Our public address: that of the envelope may be one that nobody reads.
    replyTo: { name: company.name, address: company.email },
    subject: fill(visitor.subject),
    blocks: [
      { kind: 'title', text: fill(visitor.title) },
      { kind: 'paragraph', text: fill(visitor.reference) },
      {
        kind: 'facts',
        facts: [
          { label: fields.requestType, value: requestTypes[lead.requestType] },
          receivedAt(lead, mails),
        ],
      },
      { kind: 'paragraph', text: fill(visitor.next) },
      { kind: 'paragraph', text: fill(visitor.breakdown) },
      { kind: 'facts', facts: [{ label: fields.phone, value: phone.display, href: phone.href }] },
      { kind: 'paragraph', text: fill(visitor.privacy) },
      { kind: 'paragraph', text: fill(visitor.notYou) },
    ],
    // RFC 3834: holiday messages do not answer it.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
