import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { StoreStatus } from '#server/store/reading.ts';
import type { MailWords } from '#site/content/mails.ts';

/** What the owner has to hear of by another way than the mails of requests. */
export type Cause = keyof MailWords['alerts']['causes'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Part of the disk. */
const MIN_FREE = 0.1;
const CERTIFICATE_MS = 14 * DAY_MS;
/** A daily backup may be late by a day. */
const BACKUP_MS = 2 * DAY_MS;
const CONNECT_MS = 10_000;

/** What the requests and their mails say. Without a request there is nothing to lose, and no backup to miss. */
export function causesInStore(status: StoreStatus, now: Date) {
  const { ownerMails, purgeDue, purgeRefusedAt, firstReceivedAt, backupAt } = status;
  const age = (at: Date | undefined) => (at ? now.getTime() - at.getTime() : 0);
  const isBackedUp = Math.min(age(firstReceivedAt), age(backupAt ?? firstReceivedAt)) <= BACKUP_MS;
  return new Map<Cause, boolean>([
    ['mail-failed', ownerMails.failed > 0],
    ['mail-late', age(ownerMails.oldestPendingAt) > HOUR_MS],
    ['purge-refused', purgeRefusedAt !== undefined && purgeDue > 0],
    ['backup-missing', !isBackedUp],
  ]);
}

type DiskLook = (folder: string) => Promise<Record<'bavail' | 'blocks', number>>;

export async function isDiskFull(folder: string, look: DiskLook = statfs): Promise<boolean> {
  const { bavail, blocks } = await look(folder);
  return blocks > 0 && bavail / blocks < MIN_FREE;
}

/** Whether the certificate that visitors get ends soon. Nobody answers: that is another trouble. */
export async function certificateEndsSoon(origin: string, now: Date): Promise<boolean> {
  const { hostname, port } = new URL(origin);
  const socket = connect({
    ...{ host: hostname, port: Number(port || 443), servername: isIP(hostname) ? '' : hostname },
    // An ended or foreign one is what we want to know about.
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(CONNECT_MS) });
    const end = new Date(socket.getPeerCertificate().valid_to);
    return end.getTime() - now.getTime() < CERTIFICATE_MS;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
