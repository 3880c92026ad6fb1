// The two browsers as a visitor has them, in French, quiet about themselves and without a past.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectBidi } from '#tests/engines/bidi.ts';
import type { Desktop } from './desktop.ts';

export type BrowserName = 'firefox' | 'chromium';

const [WIDTH, HEIGHT] = [1280, 900];

const FIREFOX_SETTINGS = {
  'intl.locale.requested': 'fr',
  'intl.accept_languages': 'fr',
  // A visited link would be said to be one.
  'places.history.enabled': false,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
  'browser.newtabpage.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

const CHROMIUM_SETTINGS = {
  history: { saving_disabled: true },
  translate: { enabled: false },
};

/** A window, told where to go without a key: what its address bar says is no part of the site. */
export interface Browser {
  readonly version: string;
  open(address: string): Promise<void>;
  /** Changes the page. */
  run(script: string): Promise<void>;
}

/** Firefox speaks WebDriver BiDi, as in tests/engines/firefox.ts. */
async function startFirefox({ folder, start }: Desktop, address: string): Promise<Browser> {
  const profile = join(folder, 'firefox');
  mkdirSync(profile);
  const lines = Object.entries(FIREFOX_SETTINGS).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const size = ['--width', `${WIDTH}`, '--height', `${HEIGHT}`];
  const { found } = await start(
    'firefox-esr',
    ['--no-remote', '--profile', profile, ...size, '--remote-debugging-port', '0', address],
    /WebDriver BiDi listening on (ws:\S+)/,
  );
  const { send } = await connectBidi(`${found}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (expression) => {
      await send('script.evaluate', { expression, target: { context }, awaitPromise: false });
    },
  };
}

interface Target {
  readonly type: string;
  readonly webSocketDebuggerUrl: string;
}

/** Chromium speaks its DevTools protocol, whose messages have the same shape. */
async function startChromium({ folder, start }: Desktop, address: string): Promise<Browser> {
  const profile = join(folder, 'chromium');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(CHROMIUM_SETTINGS));
  const settings = [
    // As in tests/engines/chromium.ts.
    ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...['--force-renderer-accessibility', '--lang=fr', '--ozone-platform=x11'],
    ...['--no-first-run', '--no-default-browser-check', '--password-store=basic'],
    ...['--disable-sync', '--disable-component-update', `--user-data-dir=${profile}`],
    ...[`--window-size=${WIDTH},${HEIGHT}`, '--window-position=0,0', '--remote-debugging-port=0'],
  ];
  const ready = /DevTools listening on ws:\/\/([^/]+)/;
  const { found } = await start('chromium', [...settings, address], ready);
  const ask = (path: string) => fetch(`http://${found}/json/${path}`).then((res) => res.json());
  const targets: readonly Target[] = await ask('list');
  const { Browser: product }: { Browser: string } = await ask('version');
  const page = targets.find(({ type }) => type === 'page');
  const { send } = await connectBidi(page?.webSocketDebuggerUrl ?? '');
  return {
    version: product.replace('Chrome/', 'Chromium '),
    open: async (url) => {
      await send('Page.navigate', { url });
    },
    run: async (expression) => {
      await send('Runtime.evaluate', { expression });
    },
  };
}

export const startBrowser = (
  name: BrowserName,
  desktop: Desktop,
  address: string,
): Promise<Browser> => (name === 'firefox' ? startFirefox : startChromium)(desktop, address);
