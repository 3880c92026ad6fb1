import { createVisitorKeys, VisitorMap } from './visitorKeys.ts';

interface Window {
  readonly seconds: number;
  readonly most: number;
}

const PER_VISITOR: readonly Window[] = [
  { seconds: 60, most: 5 },
  { seconds: 3600, most: 20 },
];
const ALTOGETHER: readonly Window[] = [{ seconds: 60, most: 60 }];

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
  const keyOf = createVisitorKeys();
  const visitors = new VisitorMap<number[]>();
  let all: number[] = [];

  /** Counts a request; gives the seconds to wait when it is one too many. */
  return function admit(address: string): number {
    const now = nowSeconds();
    const key = keyOf(address);
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
    visitors.set(key, own);
    return wait;
  };
}
