import { digestMail, isEmptyDigest } from '#server/mail/digestMail.ts';
import type { Post } from '#server/mail/post.ts';
import type { LeadStore } from '#server/store/createStore.ts';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
/** A Monday, six o'clock in Greenwich: eight in Paris in summer, seven in winter. */
const A_MONDAY = Date.UTC(2024, 0, 1, 6);
/** Longer than a mail takes: whoever dies while sending gives the digest back by waiting. */
const LEASE_SECONDS = 600;
const SEND_MS = 180_000;

/** Until when the owner knows. */
export const TOLD = 'digest-told';

/** The last Monday morning. */
export const lastMonday = (now: Date): Date =>
  new Date(A_MONDAY + Math.floor((now.getTime() - A_MONDAY) / WEEK_MS) * WEEK_MS);

/** Sends the digest of the week if it is time, nobody has, and there is something to say. */
export async function sendDigest(
  store: LeadStore,
  post: Post,
  { now, stop }: { readonly now: Date; readonly stop: AbortSignal },
): Promise<'sent' | 'empty' | 'not-due'> {
  // A request that is being stored right now has an earlier time: it waits for the next digest.
  const until = new Date(now.getTime() - MINUTE_MS);
  const due = lastMonday(until);
  const told = await store.readMoment(TOLD);
  if (told && told >= due) return 'not-due';
  if (!(await store.lease(TOLD, LEASE_SECONDS, told))) return 'not-due';
  const digest = await store.readDigest(told ?? new Date(due.getTime() - WEEK_MS), until);
  const isEmpty = isEmptyDigest(digest);
  if (!isEmpty) {
    const day = due.toISOString().slice(0, 10);
    const mail = digestMail(digest, await post.settings(), { day, now });
    await post.send(mail, { endsAt: performance.now() + SEND_MS, stop });
    await store.announceHeld(until);
  }
  await store.setMoment(TOLD, until);
  return isEmpty ? 'empty' : 'sent';
}
