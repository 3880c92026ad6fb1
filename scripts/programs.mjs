// What tests and benches need from the system: found, or installed from Debian's packages where we are root.
// Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, run } from './setup.mjs';

const works = (program, ...args) => spawnSync(program, args).status === 0;
const childrenOf = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** CHROMIUM_PATH wins over the usual places. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  return (chosen === undefined ? BROWSERS : [chosen]).find((place) => existsSync(place));
}

const HEADLESS = ['/usr/bin/chromium-headless-shell'];

/** The headless build of the engine, three times faster in tests; if it is missing, the whole browser. */
export function findHeadless() {
  const shell =
    process.env.CHROMIUM_PATH === undefined && HEADLESS.find((place) => existsSync(place));
  return shell || findBrowser();
}

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Run once to be sure: Ubuntu's is a stub that only says where to find one. */
export const findFirefox = () => FIREFOX.find((place) => works(place, '--version'));

/** WebKitGTK's own browser, what drives it, and a screen for it. */
export function findWebKit() {
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  // In a folder named after the processor, then the version.
  const libraries = childrenOf('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  const browser = ['/usr/lib', ...libraries, '/usr/libexec']
    .flatMap(childrenOf)
    .filter((name) => name.includes('/webkit'))
    .map((name) => join(name, 'MiniBrowser'))
    .find((place) => existsSync(place));
  const isThere = browser !== undefined && existsSync(driver) && existsSync(screen);
  return isThere ? { browser, driver, screen } : undefined;
}

const READER = ['orca', 'openbox', 'xdotool', 'Xvfb', 'dbus-daemon', 'gdbus', 'localedef'];

/** Orca with all it needs to be listened to: a screen, a bus, two browsers, French. */
export const findOrca = () =>
  [...READER, 'firefox-esr', 'chromium'].every((name) => existsSync(`/usr/bin/${name}`)) &&
  existsSync('/usr/lib/firefox-esr/browser/extensions/langpack-fr@firefox-esr.mozilla.org.xpi');

/** Where Debian puts what serves .br files; only the comparison with nginx needs it. */
export const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian keeps it where only root looks. */
export const findNginx = () => ['/usr/sbin/nginx', 'nginx'].find((place) => works(place, '-v'));

export const hasCaddy = () => works('caddy', 'version');

/** Present, and allowed to trace: some containers forbid it. */
export const hasStrace = () => works('strace', '-f', '-o', '/dev/null', 'true');

/** The folder of initdb and pg_ctl. Debian keeps them off the path, in a folder per version: the newest first. */
export function findPostgres() {
  const versions = childrenOf('/usr/lib/postgresql').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const folders = [
    ...versions.map((version) => join(version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

const PROGRAMS = {
  Chromium: { find: findBrowser, packages: ['chromium', 'fonts-liberation'] },
  'Chromium sans fenêtre': {
    find: () => HEADLESS.some((place) => existsSync(place)),
    packages: ['chromium-headless-shell'],
  },
  Firefox: { find: findFirefox, packages: ['firefox-esr'] },
  WebKitGTK: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  Orca: {
    find: findOrca,
    packages: [
      ...['orca', 'at-spi2-core', 'python3-pyatspi', 'python3-speechd', 'locales'],
      ...['xvfb', 'openbox', 'xdotool', 'dbus-x11', 'libglib2.0-bin'],
      ...['firefox-esr', 'firefox-esr-l10n-fr', 'chromium', 'chromium-l10n'],
    ],
  },
  nginx: {
    find: () => findNginx() && existsSync(BROTLI),
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  Caddy: { find: hasCaddy, packages: ['caddy'] },
  strace: { find: hasStrace, packages: ['strace'] },
  PostgreSQL: { find: findPostgres, packages: ['postgresql'] },
};

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installed one by one: if one is not available, only the tests that need it are skipped, and they say so. */
export async function ensurePrograms(...names) {
  for (const name of names) {
    const { find, packages } = PROGRAMS[name];
    if (find() || !canInstall()) continue;
    console.log(`Installation de ${name} (paquets Debian)…`);
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
    if ((await run('apt-get', ['update', '-qq'], quiet)) === 0)
      await run('apt-get', install, quiet);
  }
}

/** Only Chromium is required: no browser test runs without it. */
export async function ensureBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen === undefined) await ensurePrograms('Chromium', 'Chromium sans fenêtre');
  if (findBrowser() !== undefined) return;
  if (chosen !== undefined) fail(`CHROMIUM_PATH=${chosen} : aucun navigateur à cet endroit.`);
  fail('Les tests demandent Chromium : installez-le, ou donnez son chemin dans CHROMIUM_PATH.');
}
