import type { Selectable } from 'kysely';
import type { LeadDetail, MailDetail, StoredLead } from '#server/leads/ports.ts';
import type { LeadTable, MailTable } from './schema.ts';

type LeadRow = Selectable<LeadTable>;
type MailRow = Selectable<MailTable>;

export const optionalDate = (at: number | null | undefined): Date | undefined =>
  at === null || at === undefined ? undefined : new Date(at);

export const toLead = (row: LeadRow): StoredLead => ({
  reference: row.reference,
  receivedAt: new Date(row.received_at),
  hold: row.hold ?? undefined,
  lastName: row.last_name,
  firstName: row.first_name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  city: row.city,
  requestType: row.request_type,
  message: row.message,
  estimate: row.estimate,
});

const toMail = (row: MailRow): MailDetail => ({
  kind: row.kind,
  state: row.state,
  attempts: row.attempts,
  dueAt: row.state === 'pending' ? new Date(row.due_at) : undefined,
  settledAt: optionalDate(row.settled_at),
  reason: row.reason ?? undefined,
});

/** Every lead with its mails, in the order of the leads. */
export function toDetails(leads: readonly LeadRow[], mails: readonly MailRow[]): LeadDetail[] {
  const byReference = Map.groupBy(mails, (mail) => mail.reference);
  return leads.map((lead) => ({
    ...toLead(lead),
    mails: (byReference.get(lead.reference) ?? []).map(toMail),
  }));
}
