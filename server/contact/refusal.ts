import type { LeadErrors, LeadValues, Notice } from '#site/domain/lead.ts';

interface Details {
  /** What was typed, where it could be read: the form is shown again with it. */
  readonly values?: LeadValues;
  readonly errors?: LeadErrors;
  /** In seconds. */
  readonly retryAfter?: number;
}

/** Why a request is not stored. Any step of receive.ts may throw it. */
export class Refusal extends Error {
  readonly status: number;
  /** Undefined when fields are to blame. */
  readonly notice: Notice | undefined;
  readonly details: Details;

  constructor(status: number, notice?: Notice, details: Details = {}) {
    super(notice ?? 'invalid');
    this.status = status;
    this.notice = notice;
    this.details = details;
  }
}
