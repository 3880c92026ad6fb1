import type { MailComposerOptions } from 'nodemailer/lib/mail-composer';
import type { StoredLead } from '#server/leads/ports.ts';
import type { Digest } from '#server/store/followUp.ts';
import { typeset } from '#site/domain/typography.ts';
import { type MailSettings, receivedAt, typedFacts } from './composeMail.ts';
import { type Block, facts, link, paragraph, render, rule, title } from './document.ts';
import { envelope } from './envelope.ts';

export const isEmptyDigest = ({ allHeld, received, status }: Digest): boolean =>
  allHeld + received.length + status.mails.failed + status.unanswered === 0;

/** Who, when, why, and what to do with it. */
function heldBlocks(lead: StoredLead, { words: { mails }, linkTo }: MailSettings): Block[] {
  const { reference, hold } = lead;
  const { digest, labels, links } = mails;
  return [
    rule,
    facts([
      { label: labels.requestType, value: mails.requestTypes[lead.requestType] },
      { label: labels.receivedAt, value: receivedAt(lead) },
      { label: digest.why, value: hold === undefined ? '' : digest.reasons[hold] },
      ...typedFacts(lead, mails),
    ]),
    link(links.release, linkTo({ action: 'release', reference })),
    link(links.discard, linkTo({ action: 'discard', reference })),
  ];
}

/** What the owner should know once a week. `day` names it: the same mail at every attempt. */
export function digestMail(
  { held, allHeld, received, status }: Digest,
  settings: MailSettings,
  { day, now }: { readonly day: string; readonly now: Date },
): MailComposerOptions {
  const { words, to } = settings;
  const { digest, requestTypes, signature, legal } = words.mails;
  const counted = (text: string, count: number, date = '') =>
    paragraph(typeset(text.replaceAll('{nombre}', String(count)).replaceAll('{date}', date)));
  const when = (is: boolean, ...blocks: readonly Block[]) => (is ? blocks : []);
  const { mails, unanswered, oldestUnansweredAt } = status;
  const oldest = oldestUnansweredAt?.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });
  const kinds = received.map(({ kind, count }) => ({
    label: requestTypes[kind],
    value: String(count),
  }));
  return {
    ...render(digest.subject, [
      title(digest.title),
      ...when(kinds.length > 0, paragraph(digest.received), facts(kinds)),
      ...when(unanswered > 0, counted(digest.unanswered, unanswered, oldest)),
      ...when(mails.failed > 0, counted(digest.failedMails, mails.failed)),
      ...when(allHeld > 0, title(digest.held), paragraph(digest.heldText)),
      ...held.flatMap((lead) => heldBlocks(lead, settings)),
      ...when(allHeld > held.length, rule, counted(digest.heldMore, allHeld - held.length)),
      rule,
      paragraph(signature),
      paragraph(legal),
    ]),
    ...envelope({ to, name: `digest-${day}`, now }, settings),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
