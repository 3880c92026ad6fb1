import type { Browser, BrowserContext, Page } from '@playwright/test';
import { UNKNOWN } from './pages.ts';
import { expectNone, newOffences, type Offences, watch } from './watch.ts';

interface Shown {
  readonly page: Page;
  readonly offences: Offences;
}

/** Fixed options, so that those of the test that opens the first page do not matter. */
const PLAIN = {
  locale: 'fr-FR',
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  javaScriptEnabled: true,
  hasTouch: false,
  isMobile: false,
} as const;

/**
 * Pages that are only looked at, the cookies refused: each is loaded once in a worker, and asked by every
 * test that changes nothing on it.
 */
export class SharedPages {
  readonly #browser: Browser;
  readonly #shown = new Map<string, Shown>();
  #context: BrowserContext | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(address: string): Promise<Page> {
    const shown = this.#shown.get(address);
    if (shown) return shown.page;
    this.#context ??= await this.#newContext();
    const page = await this.#context.newPage();
    const offences = newOffences();
    await watch(page, offences, `${new URL(address).origin}/`);
    await page.goto(address);
    this.#shown.set(address, { page, offences });
    return page;
  }

  async #newContext(): Promise<BrowserContext> {
    const context = await this.#browser.newContext(PLAIN);
    await context.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
    return context;
  }

  expectNoOffence(): void {
    for (const [address, { offences }] of this.#shown)
      expectNone(offences, address.endsWith(UNKNOWN) ? { allowConsole: /404/ } : {});
  }

  async close(): Promise<void> {
    await this.#context?.close();
  }
}
