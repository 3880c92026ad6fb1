import { createVisitorKeys, VisitorMap } from './visitorKeys.ts';

const SECONDS = 60;
/** More than a person who sends again and again. */
const MOST_REFUSALS = 60;

export interface FloodWatch {
  /** Counts a refusal. */
  count(address: string): void;
  /** The seconds that this visitor is still taken for a program; 0 for others. */
  secondsLeft(address: string): number;
}

/** Tells who is refused more often than people are, so that one program costs nobody else their text. */
export function createFloodWatch(nowSeconds = () => performance.now() / 1000): FloodWatch {
  const keyOf = createVisitorKeys();
  const refused = new VisitorMap<{ readonly until: number; readonly count: number }>();

  function known(key: string) {
    const found = refused.get(key);
    return found && nowSeconds() < found.until ? found : undefined;
  }

  return {
    count(address) {
      const key = keyOf(address);
      const { until, count } = known(key) ?? { until: nowSeconds() + SECONDS, count: 0 };
      refused.set(key, { until, count: count + 1 });
    },
    secondsLeft(address) {
      const found = known(keyOf(address));
      return found && found.count > MOST_REFUSALS ? Math.ceil(found.until - nowSeconds()) : 0;
    },
  };
}
