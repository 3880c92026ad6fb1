import { test as base, expect, type Page } from '@playwright/test';
import { SharedPages } from './sharedPages.ts';
import { expectNone, newOffences, type Offences, watch } from './watch.ts';

interface Visit {
  offences: Offences;
  allowConsole: RegExp | undefined;
  allowScripts: boolean;
  /** Answered before the page opens, where the banner is not the subject. */
  consent: 'rejected' | undefined;
  /** A page that is already open, to be looked at and left as it is. */
  look(path: string): Promise<Page>;
}

const part = () => 1 + Math.floor(Math.random() * 254);

/** At the end of each test, the page must have broken none of the rules of watch.ts. */
export const test = base.extend<Visit, { sharedPages: SharedPages }>({
  allowConsole: [undefined, { option: true }],
  allowScripts: [false, { option: true }],
  consent: [undefined, { option: true }],
  // Each test is another visitor: one alone may send five requests a minute.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  offences: ({}, use) => use(newOffences()),
  async page({ page, offences, baseURL, allowConsole, allowScripts, consent }, use) {
    await watch(page, offences, `${baseURL}/`);
    if (consent) await page.addInitScript(refuseCookies);
    await use(page);
    expectNone(offences, { allowConsole, allowScripts });
  },
  sharedPages: [
    async ({ browser }, use) => {
      const sharedPages = new SharedPages(browser);
      await use(sharedPages);
      await sharedPages.close();
    },
    { scope: 'worker' },
  ],
  async look({ sharedPages, baseURL }, use) {
    await use((path) => sharedPages.open(`${baseURL}${path}`));
    sharedPages.expectNoOffence();
  },
});

function refuseCookies(): void {
  localStorage.setItem('cookieConsent', 'rejected');
}

export { expect };
