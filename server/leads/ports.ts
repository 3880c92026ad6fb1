import type { Lead } from '#site/domain/lead.ts';

export type HoldReason = 'honeypot' | 'too-fast' | 'crowd';

export interface NewRequest {
  readonly lead: Lead;
  /** A digest of the lead: the same words twice, within minutes, are one lead. */
  readonly digest: string;
  readonly hold: HoldReason | undefined;
}

export interface StoredLead extends Lead {
  /** AER-2611-7K3MQ */
  readonly reference: string;
  readonly receivedAt: Date;
  readonly hold: HoldReason | undefined;
}

export type MailKind = 'owner' | 'visitor' | 'recall';

/** What was asked of the store was not done: one line says why, and what to do. */
export class NotDoneError extends Error {
  readonly code = 'REFUSED';
}
