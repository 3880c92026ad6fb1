import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { HoldReason } from '#server/leads/ports.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { Refusal } from './refusal.ts';

/** How many requests may come from where. */
interface Limit {
  readonly of: Scope;
  readonly seconds: number;
  readonly max: number;
}

type Scope = 'visitor' | 'customer' | 'network' | 'all';

/** A visitor has an IPv6 /64 to itself, a customer of a provider a /56, a company a /48: four bits are a digit. */
const PREFIX_DIGITS = { visitor: 16, customer: 14, network: 12 };

/** Beyond this, requests are held, not refused. */
const CROWD: Limit = { of: 'all', seconds: 60, max: 60 };

/** Beyond these, a visitor has to wait. */
const LIMITS: readonly Limit[] = [
  { of: 'visitor', seconds: 60, max: 5 },
  { of: 'visitor', seconds: 3600, max: 20 },
  { of: 'customer', seconds: 60, max: 10 },
  { of: 'customer', seconds: 3600, max: 40 },
  { of: 'network', seconds: 60, max: 20 },
  { of: 'network', seconds: 3600, max: 80 },
  // A limit for all together, so that held requests cannot fill the disk: about 50 MB an hour.
  { of: 'all', seconds: 3600, max: 10_000 },
];

/** The digits of an IPv6 address, zeros written out. */
function digitsOf(address: string): string {
  const [before = '', after = ''] = address.split('::').map((half) => {
    const groups = half.split(':').filter((group) => group !== '');
    return groups.map((group) => group.padStart(4, '0')).join('');
  });
  return before.padEnd(32 - after.length, '0') + after;
}

/** An IPv4 address is counted alone, whatever it is written as. */
function networkOf(address: string, scope: Scope): string {
  if (scope === 'all') return '';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? digitsOf(plain).slice(0, PREFIX_DIGITS[scope]) : plain;
}

export type Admit = (address: string) => Promise<HoldReason | undefined>;

/**
 * Counts a request, or refuses one too many; beyond what all may send together it is to be held. Addresses are kept
 * only as digests, for an hour: those who share the secret count together.
 */
export function createAdmit(store: Pick<LeadStore, 'admitVisit'>, secret: string | Buffer): Admit {
  return async (address) => {
    const keyed = ({ of, ...limit }: Limit) => {
      const digest = createHmac('sha256', secret).update(`${of} ${networkOf(address, of)}`);
      return { ...limit, key: digest.digest('base64url') };
    };
    const { waitSeconds, isCrowded } = await store.admitVisit(LIMITS.map(keyed), keyed(CROWD));
    if (waitSeconds > 0) throw new Refusal(429, 'busy', { retryAfter: waitSeconds });
    return isCrowded ? 'crowd' : undefined;
  };
}
