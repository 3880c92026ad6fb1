import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { HoldReason, LeadStore } from '../leads/ports.ts';
import { Refusal } from './refusal.ts';

/** How many requests may come from where. */
interface Limit {
  readonly of: Scope;
  readonly seconds: number;
  readonly max: number;
}

/** A household has an IPv6 /64 to itself, a customer of a provider a /56, a company a /48. */
const SCOPES = ['visitor', 'site', 'network', 'all'] as const;
type Scope = (typeof SCOPES)[number];
const PREFIX_GROUPS = { visitor: 4, site: 3.5, network: 3 };

/** Beyond this, requests are held: nobody is refused for what others do. */
const CROWD: Limit = { of: 'all', seconds: 60, max: 60 };

/** Beyond these, a visitor has to wait. */
const LIMITS: readonly Limit[] = [
  { of: 'visitor', seconds: 60, max: 5 },
  { of: 'visitor', seconds: 3600, max: 20 },
  { of: 'site', seconds: 60, max: 10 },
  { of: 'site', seconds: 3600, max: 40 },
  { of: 'network', seconds: 60, max: 20 },
  { of: 'network', seconds: 3600, max: 80 },
  // So that held requests cannot fill the disk.
  { of: 'all', seconds: 3600, max: 1000 },
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
function networksOf(address: string): Record<Scope, string> {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return { visitor: plain, site: plain, network: plain, all: '' };
  const digits = groupsOf(plain).join('');
  const prefix = (scope: keyof typeof PREFIX_GROUPS) => digits.slice(0, 4 * PREFIX_GROUPS[scope]);
  return { visitor: prefix('visitor'), site: prefix('site'), network: prefix('network'), all: '' };
}

type Ages = Readonly<Record<Scope, readonly number[]>>;

/** Seconds until one more would be within the limit, or 0. */
function secondsToWait(ages: Ages, { of, seconds, max }: Limit): number {
  const oldest = ages[of].toSorted((a, b) => a - b).at(max - 1);
  return oldest === undefined ? 0 : Math.max(0, seconds - oldest);
}

type Visits = Pick<LeadStore, 'recentVisits' | 'countVisit'>;
export type Admit = (address: string) => Promise<HoldReason | undefined>;

/**
 * Counts a request, or refuses one too many; beyond what all may send together it is to be held. Addresses are kept
 * only as digests, for an hour: those who share the secret count together.
 */
export function createAdmit(visits: Visits, secret: string | Buffer): Admit {
  const keyOf = (scope: Scope, network: string) =>
    createHmac('sha256', secret).update(`${scope} ${network}`).digest('base64url');

  return async (address) => {
    const networks = networksOf(address);
    const keys = SCOPES.map((scope) => keyOf(scope, networks[scope]));
    const [visitor = [], site = [], network = [], all = []] = await visits.recentVisits(keys);
    const ages: Ages = { visitor, site, network, all };
    const wait = Math.max(...LIMITS.map((limit) => secondsToWait(ages, limit)));
    if (wait > 0) throw new Refusal(429, 'busy', { retryAfter: Math.ceil(wait) });
    await visits.countVisit(keys);
    return secondsToWait(ages, CROWD) > 0 ? 'crowd' : undefined;
  };
}
