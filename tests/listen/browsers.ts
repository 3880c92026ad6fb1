// The two browsers as a visitor has them, in French, quiet about themselves and without a past.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Desktop } from './desktop.ts';

export type BrowserName = 'firefox' | 'chromium';

const SIZE = [1280, 900] as const;

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
  // What the address bar proposes would be said too.
  'browser.urlbar.autoFill': false,
  'browser.urlbar.suggest.bookmark': false,
  'browser.urlbar.suggest.engines': false,
  'browser.urlbar.suggest.history': false,
  'browser.urlbar.suggest.searches': false,
  'browser.urlbar.suggest.topsites': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

const CHROMIUM_SETTINGS = {
  history: { saving_disabled: true },
  search: { suggest_enabled: false },
  translate: { enabled: false },
};

function startFirefox({ folder, start }: Desktop, address: string) {
  const profile = join(folder, 'firefox');
  mkdirSync(profile);
  const lines = Object.entries(FIREFOX_SETTINGS).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const [width, height] = SIZE.map(String);
  const size = ['--width', `${width}`, '--height', `${height}`];
  return start('firefox-esr', ['--no-remote', '--profile', profile, ...size, address]);
}

function startChromium({ folder, start }: Desktop, address: string) {
  const profile = join(folder, 'chromium');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(CHROMIUM_SETTINGS));
  return start('chromium', [
    // As in tests/engines/chromium.ts.
    ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...['--force-renderer-accessibility', '--lang=fr', '--ozone-platform=x11'],
    ...['--no-first-run', '--no-default-browser-check', '--password-store=basic'],
    ...['--disable-sync', '--disable-component-update', `--user-data-dir=${profile}`],
    ...[`--window-size=${SIZE.join()}`, '--window-position=0,0', address],
  ]);
}

export const startBrowser = (name: BrowserName, desktop: Desktop, address: string) =>
  (name === 'firefox' ? startFirefox : startChromium)(desktop, address);
