import { hash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** A household has a /64 of IPv6 to itself: the first four groups, zeros written out. */
function networkOf(address: string): string {
  if (address.includes('.') || !isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':') ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}

/** Names visitors by keyed digests of their networks: addresses are kept nowhere. Who has hung up has none left. */
export function createVisitorKeys(): (address: string | undefined) => string {
  const secret = randomBytes(32).toString('hex');
  return (address) => hash('sha256', secret + networkOf(address ?? ''), 'base64');
}

const MOST_VISITORS = 10_000;

/** What is known of each visitor; of too many, the least recent are forgotten. */
export class VisitorMap<T> {
  readonly #known = new Map<string, T>();

  get(key: string): T | undefined {
    return this.#known.get(key);
  }

  set(key: string, value: T): void {
    this.#known.delete(key);
    this.#known.set(key, value);
    const [leastRecent] = this.#known.keys();
    if (this.#known.size > MOST_VISITORS && leastRecent !== undefined)
      this.#known.delete(leastRecent);
  }
}
