import { test as base, expect, type Page } from '@playwright/test';

/** What every page must keep from doing, whatever the test looks at. */
export interface Offences {
  readonly console: string[];
  readonly foreignRequests: string[];
  readonly scriptFiles: string[];
}

function watch(page: Page, origin: string): Offences {
  const offences: Offences = { console: [], foreignRequests: [], scriptFiles: [] };
  page.on('console', (message) => offences.console.push(message.text()));
  page.on('pageerror', (error) => offences.console.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) offences.foreignRequests.push(request.url());
    if (request.resourceType() === 'script') offences.scriptFiles.push(request.url());
  });
  return offences;
}

/** Tests get `offences`; whatever they do, none may have happened at the end. */
export const test = base.extend<{
  offences: Offences;
  allowConsole: RegExp | undefined;
  allowScripts: boolean;
}>({
  allowConsole: [undefined, { option: true }],
  allowScripts: [false, { option: true }],
  offences: [
    async ({ page, baseURL, allowConsole, allowScripts }, use) => {
      const offences = watch(page, `${baseURL}/`);
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`CSP ${violatedDirective} ${blockedURI}`);
        });
      });
      await use(offences);
      const unexpected = offences.console.filter((text) => !allowConsole?.test(text));
      expect(unexpected, 'console messages').toEqual([]);
      expect(offences.foreignRequests, 'third-party requests').toEqual([]);
      if (!allowScripts) expect(offences.scriptFiles, 'script files').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
