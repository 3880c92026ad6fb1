import { type Generated, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { HoldReason, MailKind, MailState } from '#server/leads/ports.ts';
import type { RequestType } from '#site/domain/lead.ts';

/** Times are epoch milliseconds by the database's clock. */
export interface LeadTable {
  reference: string;
  received_at: number;
  hold: HoldReason | null;
  last_name: string;
  first_name: string;
  email: string;
  phone: string;
  company: string;
  city: string;
  request_type: RequestType;
  message: string;
  estimate: string;
  /** The e-mail address folded, or '': see personKey. */
  person_key: string;
  /** Emptied once it no longer counts. */
  request_key: string | null;
  request_key_until: number | null;
  payload_hash: string;
}

export interface MailTable {
  id: Generated<number>;
  reference: string;
  kind: MailKind;
  state: MailState;
  /** When it may be taken. A lease moves it forward: who dies while sending gives the mail back by waiting. */
  due_at: number;
  attempts: number;
  first_tried_at: number | null;
  lease_token: string | null;
  settled_at: number | null;
  reason: string | null;
}

/** What was deleted and when: counts only, nothing about whom. */
interface DeletionTable {
  at: number;
  cause: 'erase' | 'purge';
  leads: number;
}

/** One row, written to learn whether writing works. */
interface ProbeTable {
  id: number;
  at: number;
}

/** One row for each key of each visit, for an hour: digests, never addresses. */
interface VisitTable {
  key: string;
  at: number;
}

/** Moments to remember; see deletion.ts. */
interface MarkTable {
  name: 'clock-seen' | 'clock-jumped' | 'wipe-due';
  at: number;
}

export interface Tables {
  leads: LeadTable;
  mails: MailTable;
  deletions: DeletionTable;
  probe: ProbeTable;
  visits: VisitTable;
  marks: MarkTable;
}

/** Where SQLite and PostgreSQL differ; everything else is written once. */
export interface Engine {
  readonly db: Kysely<Tables>;
  /** The database's clock, in epoch milliseconds: machines that share it need not agree on the time. */
  readonly now: RawBuilder<number>;
  /** Several connections write at once: rows must be locked, and skipped when another took them. */
  readonly hasRowLocks: boolean;
  /** Until this transaction ends, no other one that asks for the same name goes on. */
  lock(trx: Transaction<Tables>, name: string): Promise<unknown>;
  /** Makes deleted bytes unreadable. */
  wipe(): Promise<void>;
  backup(file: string): Promise<void>;
  /** The connection broke, so nobody knows whether the transaction counts: ask again. */
  isInDoubt(error: unknown): boolean;
  /** A SetupError when a person can mend it. */
  explain(error: unknown): unknown;
}

export async function readNow({ now }: Pick<Engine, 'now'>, db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${now} as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database tells no time.');
  return row.now;
}
