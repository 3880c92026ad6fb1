import { expect, type Page } from '@playwright/test';

/** What no page may do, whatever the test is about. */
export interface Offences {
  readonly console: string[];
  readonly foreignRequests: string[];
  readonly scriptFiles: string[];
}

interface Allowance {
  readonly allowConsole?: RegExp | undefined;
  readonly allowScripts?: boolean;
}

export const newOffences = (): Offences => ({ console: [], foreignRequests: [], scriptFiles: [] });

/** From now on, notes the offences of the page. */
export async function watch(page: Page, offences: Offences, origin: string): Promise<void> {
  page.on('console', (message) => offences.console.push(message.text()));
  page.on('pageerror', (error) => offences.console.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) offences.foreignRequests.push(request.url());
    if (request.resourceType() === 'script') offences.scriptFiles.push(request.url());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`CSP ${violatedDirective} ${blockedURI}`);
    });
  });
}

export function expectNone(offences: Offences, { allowConsole, allowScripts }: Allowance): void {
  const unexpected = offences.console.filter((text) => !allowConsole?.test(text));
  expect(unexpected, 'console messages').toEqual([]);
  expect(offences.foreignRequests, 'third-party requests').toEqual([]);
  if (!allowScripts) expect(offences.scriptFiles, 'script files').toEqual([]);
}
