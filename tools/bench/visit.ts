import type { Browser } from '@playwright/test';

/** A mid-range phone on a slow line, as in Lighthouse, but really slowed down instead of simulated. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const LINE = { latency: 562, downloadThroughput: 1.3e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWDOWN = 4;

export interface Seen {
  readonly readyMs: number;
  readonly firstMs: number;
  readonly largestMs: number;
  /** Everything that moved until the page was still. */
  readonly shift: number;
}

/** Runs in the page: entries of the past are told as well. */
async function readTimings(): Promise<Seen> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(resolve, 1000, []);
    });
  const [largest, shifts] = await Promise.all(
    ['largest-contentful-paint', 'layout-shift'].map(entriesOf),
  );
  const [navigation] = performance.getEntriesByType('navigation');
  const [first] = performance.getEntriesByName('first-contentful-paint');
  return {
    readyMs:
      navigation instanceof PerformanceNavigationTiming ? navigation.domContentLoadedEventEnd : 0,
    firstMs: first?.startTime ?? 0,
    largestMs: largest?.at(-1)?.startTime ?? 0,
    shift: (shifts ?? []).reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
  };
}

/** A first visit, in a profile of its own. */
export async function visit(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(readTimings);
  await context.close();
  return seen;
}
