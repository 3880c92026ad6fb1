import type { HoldReason, StoredLead } from '#server/leads/ports.ts';
import { sql } from './engine.ts';

/** The columns of a request, each under the name that it has in a StoredLead. */
export const LEAD = sql`reference, received_at as "receivedAt", hold, last_name as "lastName",
  first_name as "firstName", email, phone, company, city, request_type as "requestType",
  message, estimate`;

export interface LeadRow extends Omit<StoredLead, 'receivedAt' | 'hold'> {
  readonly receivedAt: number;
  readonly hold: HoldReason | null;
}

export const toLead = ({ receivedAt, hold, ...row }: LeadRow): StoredLead => ({
  ...row,
  receivedAt: new Date(receivedAt),
  hold: hold ?? undefined,
});

export const optionalDate = (at: number | null | undefined): Date | undefined =>
  at === null || at === undefined ? undefined : new Date(at);
