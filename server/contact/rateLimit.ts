import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

interface Window {
  readonly seconds: number;
  readonly most: number;
}

const PER_VISITOR: readonly Window[] = [
  { seconds: 60, most: 5 },
  { seconds: 3600, most: 20 },
];
const ALTOGETHER: readonly Window[] = [{ seconds: 60, most: 60 }];
/** Of the visitors remembered, the least recent go first. */
const MOST_VISITORS = 10_000;

/** A household has a /64 of IPv6 to itself: the first four groups, zeros written out. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':') ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}

/** Seconds to wait before one more would be within the window, or 0. */
function secondsToWait(times: readonly number[], windows: readonly Window[], now: number): number {
  const waits = windows.map(({ seconds, most }) => {
    const oldest = times.at(-most);
    return oldest === undefined ? 0 : Math.max(0, oldest + seconds - now);
  });
  return Math.ceil(Math.max(0, ...waits));
}

/** How often one visitor, and all together, may send. Addresses are kept only as keyed digests. */
export function createRateLimit(nowSeconds = () => performance.now() / 1000) {
  const secret = randomBytes(32);
  const visitors = new Map<string, number[]>();
  let all: number[] = [];

  /** Counts a request; gives the seconds to wait when it is one too many. */
  return function admit(address: string): number {
    const now = nowSeconds();
    const key = createHmac('sha256', secret).update(networkOf(address)).digest('base64');
    const own = (visitors.get(key) ?? []).filter((time) => time > now - 3600);
    all = all.filter((time) => time > now - 60);
    const wait = Math.max(
      secondsToWait(own, PER_VISITOR, now),
      secondsToWait(all, ALTOGETHER, now),
    );
    if (wait === 0) {
      own.push(now);
      all.push(now);
    }
    visitors.delete(key);
    visitors.set(key, own);
    const [leastRecent] = visitors.keys();
    if (visitors.size > MOST_VISITORS && leastRecent !== undefined) visitors.delete(leastRecent);
    return wait;
  };
}
