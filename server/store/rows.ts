import type { HoldReason, StoredLead } from '#server/leads/ports.ts';
import { FIELD_NAMES } from '#site/domain/lead.ts';
import { FIELDS } from '#site/domain/leadFields.ts';
import { columns, sql } from './engine.ts';

const named = FIELD_NAMES.map((field) => `${FIELDS[field].column} as "${field}"`);

/** The columns of a request, each under the name that it has in a StoredLead. */
export const LEAD = sql`reference, received_at as "receivedAt", hold, ${columns(named)}`;

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
