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

const SCOPES = ['visitor', 'site', 'network', 'all'] as const;
type Scope = (typeof SCOPES)[number];

/** A household has an IPv6 /64 to itself, a customer of a provider a /56, a company a /48: four bits are a digit. */
const PREFIX_DIGITS = { visitor: 16, site: 14, network: 12 };

/** Beyond this, requests are held, not refused. */
const CROWD: Limit = { of: 'all', seconds: 60, max: 60 };

/** Beyond these, a visitor has to wait. */
const LIMITS: readonly Limit[] = [
  { of: 'visitor', seconds: 60, max: 5 },
  { of: 'visitor', seconds: 3600, max: 20 },
  { of: 'site', seconds: 60, max: 10 },
  { of: 'site', seconds: 3600, max: 40 },
  { of: 'network', seconds: 60, max: 20 },
  { of: 'network', seconds: 3600, max: 80 },
  // So that held requests cannot fill the disk: some 50 MB an hour.
  { of: 'all', seconds: 3600, max: 10_000 },
];

/** The eight groups of an IPv6 address, zeros written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.padStart(4, '0'));
}

/** An IPv4 address is counted alone, whatever it is written as. */
function networkOf(address: string, scope: Scope): string {
  if (scope === 'all') return '';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? groupsOf(plain).join('').slice(0, PREFIX_DIGITS[scope]) : plain;
}

export type Admit = (address: string) => Promise<HoldReason | undefined>;

/**
 * Counts a request, or refuses one too many; beyond what all may send together it is to be held. Addresses are kept
 * only as digests, for an hour: those who share the secret count together.
 */
export function createAdmit(store: Pick<LeadStore, 'admitVisit'>, secret: string | Buffer): Admit {
  return async (address) => {
    const keyOf = (scope: Scope) =>
      createHmac('sha256', secret)
        .update(`${scope} ${networkOf(address, scope)}`)
        .digest('base64url');
    const keyed = ({ of, ...limit }: Limit) => ({ ...limit, key: keyOf(of) });
    const { waitSeconds, isCrowded } = await store.admitVisit(SCOPES.map(keyOf), {
      wait: LIMITS.map(keyed),
      crowd: keyed(CROWD),
    });
    if (waitSeconds > 0) throw new Refusal(429, 'busy', { retryAfter: waitSeconds });
    return isCrowded ? 'crowd' : undefined;
  };
}
