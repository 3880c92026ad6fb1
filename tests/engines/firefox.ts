import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from '#scripts/programs.mjs';
import { type Bidi, connectBidi } from './bidi.ts';
import type { BrowserEngine, Tab } from './engine.ts';
import { clicking, pointing, pressing, typing } from './keys.ts';
import { startProgram } from './program.ts';

/** Scripts are turned off by the browser's own setting, as visitors do. BiDi can still evaluate in such a page. */
const preferences = (hasScript: boolean) =>
  [
    ['remote.active-protocols', 1],
    ['javascript.enabled', hasScript],
    ['intl.accept_languages', 'fr-FR'],
    // Headless, it reports no mouse. These flags mean a fine pointer (2) that can hover (4).
    ['ui.primaryPointerCapabilities', 6],
    ['ui.allPointerCapabilities', 6],
  ]
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

interface Evaluation {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

async function run({ send }: Bidi, context: string, body: string): Promise<string> {
  const { result, exceptionDetails } = await send<Evaluation>('script.callFunction', {
    functionDeclaration: `function () { ${body} }`,
    awaitPromise: true,
    target: { context },
  });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  return result?.value ?? '';
}

async function newTab(bidi: Bidi): Promise<Tab> {
  const { send } = bidi;
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const onPage = (method: string, params: object = {}) =>
    send<object>(method, { context, ...params }).then(() => undefined);
  const perform = (actions: readonly object[]) => onPage('input.performActions', { actions });
  return {
    open: (url) => onPage('browsingContext.navigate', { url, wait: 'complete' }),
    reload: () => onPage('browsingContext.reload', { wait: 'complete' }),
    back: () => onPage('browsingContext.traverseHistory', { delta: -1 }),
    run: (body) => run(bidi, context, body),
    resize: (width, height) =>
      onPage('browsingContext.setViewport', { viewport: { width, height } }),
    point: (x, y) => perform(pointing(x, y)),
    click: (x, y) => perform(clicking(x, y)),
    press: (key) => perform(pressing(key)),
    type: (text) => perform(typing(text)),
    messages: () =>
      bidi.log
        .filter(({ level, source }) => source.context === context && level !== 'debug')
        .map(({ text }) => text ?? ''),
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    close: () => send<object>('browser.removeUserContext', { userContext }).then(() => undefined),
  };
}

/** Firefox speaks WebDriver BiDi itself: no driver, which Debian does not have. */
export async function launchFirefox(site: string, hasScript: boolean): Promise<BrowserEngine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences(hasScript));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const ready = /WebDriver BiDi listening on (ws:\S+)/;
  // As root it refuses a home that belongs to somebody else.
  const program = await startProgram(findFirefox() ?? '', args, ready, { HOME: profile });
  const bidi = await connectBidi(`${program.found}/session`);
  const session = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    version: `Firefox ${session.capabilities.browserVersion}`,
    address: site,
    newTab: () => newTab(bidi),
    async close() {
      bidi.close();
      await program.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
