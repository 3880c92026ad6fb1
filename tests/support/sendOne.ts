import type { MailKind, StoredLead } from '#server/leads/ports.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import { mailSettings } from '#tools/support/mailSettings.ts';
import { deadlineIn, transportTo } from '#tools/support/transportTo.ts';
import { aLead } from './aLead.ts';
import { openMailbox } from './mailbox.ts';

export const NOW = new Date('2026-11-15T10:00:00Z');

/** Through nodemailer, a socket, a server and a parser that share no code with ours. */
export async function sendOne(kind: MailKind, changes: Partial<StoredLead> = {}) {
  const { port, deliveries } = await openMailbox();
  const lead = aLead(changes);
  await transportTo(port)(
    composeMail({ id: 1, kind, lead }, mailSettings, NOW),
    deadlineIn(60_000),
  );
  const delivery = deliveries.at(-1);
  if (!delivery) throw new Error('nothing arrived');
  const header = (name: string) =>
    delivery.mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  return {
    ...delivery, // The parser ends what it read with a line break of its own.
    text: (delivery.mail.text ?? '').replace(/\n$/, ''),
    html: delivery.mail.html ?? '',
    header,
  };
}
