import { createVisitorKeys, VisitorMap } from './visitorKeys.ts';

const SECONDS = 60;
/** More than a person who sends again and again. */
const MOST_REFUSALS = 60;

/** Tells who is refused more often than people are, so that one program costs nobody else their text. */
export function createFloodWatch(nowSeconds = () => performance.now() / 1000) {
  const keyOf = createVisitorKeys();
  const refused = new VisitorMap<{ readonly since: number; readonly count: number }>();

  /** Counts a refusal. */
  return function isFlooding(address: string): boolean {
    const now = nowSeconds();
    const key = keyOf(address);
    const known = refused.get(key);
    const isRecent = known !== undefined && now < known.since + SECONDS;
    const { since, count } = isRecent ? known : { since: now, count: 0 };
    refused.set(key, { since, count: count + 1 });
    return count >= MOST_REFUSALS;
  };
}
