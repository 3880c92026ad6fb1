import { randomUUID } from 'node:crypto';
import type { MailKind, StoredLead } from '#server/leads/ports.ts';
import type { Outbox } from '#server/mail/attempt.ts';
import type { ClaimedMail } from '#server/store/mails.ts';
import { aLead } from './aLead.ts';

type Ticket = Pick<ClaimedMail, 'id' | 'leaseToken'>;

interface Row {
  readonly id: number;
  readonly kind: MailKind;
  readonly lead: StoredLead;
  state: 'pending' | 'sent' | 'failed';
  attempts: number;
  firstTriedAt: Date | undefined;
  dueAt: number;
  leaseToken: string;
  leasedUntil: number;
  reason: string;
}

/** An outbox that keeps the promises of the port, in an array and on the monotonic clock. */
export class MemoryOutbox implements Outbox {
  readonly rows: Row[] = [];

  put(lead: StoredLead, kinds: readonly MailKind[]): void {
    for (const kind of kinds) {
      this.rows.push({
        ...{ id: this.rows.length, kind, lead, state: 'pending', attempts: 0 },
        ...{ firstTriedAt: undefined, dueAt: 0, leaseToken: '', leasedUntil: 0, reason: '' },
      });
    }
  }

  /** Makes every lease expire. */
  expireLeases(): void {
    for (const row of this.rows) row.leasedUntil = 0;
  }

  async claimMail(leaseSeconds: number): Promise<ClaimedMail | undefined> {
    const now = performance.now();
    const row = this.rows.find(
      ({ state, dueAt, leasedUntil }) => state === 'pending' && dueAt <= now && leasedUntil <= now,
    );
    if (!row) return undefined;
    row.leaseToken = randomUUID();
    row.leasedUntil = now + leaseSeconds * 1000;
    const { id, kind, lead, attempts, firstTriedAt, leaseToken } = row;
    row.attempts += 1;
    row.firstTriedAt ??= new Date();
    return { id, kind, lead, attempts, firstTriedAt, leaseToken };
  }

  #settle({ id, leaseToken }: Ticket, change: Partial<Row>): boolean {
    const row = this.rows[id];
    if (row?.state !== 'pending' || row.leaseToken !== leaseToken) return false;
    if (row.leasedUntil <= performance.now()) return false;
    Object.assign(row, { leaseToken: '', leasedUntil: 0 }, change);
    return true;
  }

  async markSent(mail: Ticket): Promise<boolean> {
    return this.#settle(mail, { state: 'sent' });
  }

  async markFailed(mail: Ticket, reason: string): Promise<boolean> {
    return this.#settle(mail, { state: 'failed', reason });
  }

  async retryLater(mail: Ticket, afterSeconds: number, reason: string): Promise<boolean> {
    return this.#settle(mail, { dueAt: performance.now() + afterSeconds * 1000, reason });
  }

  async secondsToNextMail(): Promise<number | undefined> {
    const times = this.rows
      .filter(({ state }) => state === 'pending')
      .map(({ dueAt, leasedUntil }) => Math.max(dueAt, leasedUntil));
    if (times.length === 0) return undefined;
    return Math.max(0, Math.min(...times) - performance.now()) / 1000;
  }
}

/** An outbox with one mail, to us unless told. */
export function oneMail(kind: MailKind = 'owner'): MemoryOutbox {
  const outbox = new MemoryOutbox();
  outbox.put(aLead(), [kind]);
  return outbox;
}
