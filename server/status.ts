import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { json, type Routes, text } from './http/answer.ts';
import { isLocalHost } from './isLocalHost.ts';
import type { LeadStore } from './store/createStore.ts';
import type { StoreStatus } from './store/reading.ts';

interface Options {
  readonly store: Pick<LeadStore, 'status'>;
  /** Lets those in who ask from elsewhere; without it, nobody is. */
  readonly token: string | undefined;
  readonly version: string;
}

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Who asks from this machine itself; what a proxy passes on comes from elsewhere. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => headers[name]);
  // Whoever has hung up has no address any more.
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? 'gone';
  return !isPassedOn && isLocalHost(address);
}

function hasToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

const seconds = (at: Date | undefined): number => (at ? at.getTime() / 1000 : 0);

/** Prometheus knows numbers only; a time that never was is 0. */
function metrics(status: StoreStatus, version: string): string {
  const { mails } = status;
  const values = {
    site_requests: status.leads,
    site_requests_held: status.held,
    site_requests_unanswered: status.unanswered,
    'site_mails{state="pending"}': mails.pending,
    'site_mails{state="sent"}': mails.sent,
    'site_mails{state="failed"}': mails.failed,
    site_mail_oldest_pending_timestamp_seconds: seconds(status.oldestPendingAt),
    site_store_bytes: status.bytes,
    site_backup_timestamp_seconds: seconds(status.backupAt),
    [`site_info{version="${version}"}`]: 1,
  };
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}\n`)
    .join('');
}

/** /status: counts and times, nothing of anybody. To others than those above, there is no such page. */
export function statusRoutes({ store, token, version }: Options): Routes {
  return {
    '/status': {
      async GET(request) {
        if (!isFromHere(request) && !hasToken(request, token)) return undefined;
        const status = await store.status().catch(() => undefined);
        if (!status) return text(503, 'not ready\n');
        return request.headers.accept?.includes('text/plain')
          ? text(200, metrics(status, version))
          : json(200, { version, ...status });
      },
    },
  };
}
