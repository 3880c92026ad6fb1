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
export type MailState = 'pending' | 'sent' | 'failed';

/** A mail that this process may send until its lease ends. */
export interface ClaimedMail {
  readonly id: number;
  readonly kind: MailKind;
  readonly lead: StoredLead;
  /** Before this one. */
  readonly attempts: number;
  readonly firstTriedAt: Date | undefined;
  readonly leaseToken: string;
}

export type Lease = Pick<ClaimedMail, 'id' | 'leaseToken'>;

export interface MailDetail {
  readonly kind: MailKind;
  readonly state: MailState;
  readonly attempts: number;
  /** When it may be tried, while pending. */
  readonly dueAt: Date | undefined;
  /** When it was sent or given up. */
  readonly settledAt: Date | undefined;
  /** Why the last attempt failed; forgotten 30 days after the mail is settled. */
  readonly reason: string | undefined;
}

export interface LeadDetail extends StoredLead {
  readonly answeredAt: Date | undefined;
  readonly mails: readonly MailDetail[];
}

/** What was asked of the store was not done: one line says why, and what to do. */
export class NotDoneError extends Error {
  readonly code = 'REFUSED';
}

/** How many visits a key may have in a time. */
export interface VisitLimit {
  readonly key: string;
  readonly seconds: number;
  readonly max: number;
}

export interface VisitLimits {
  /** Beyond these, a visitor has to wait. */
  readonly wait: readonly VisitLimit[];
  /** Beyond this, the visit counts, and there is a crowd. */
  readonly crowd: VisitLimit;
}
