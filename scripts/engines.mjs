// Finds Firefox and WebKit for the tests, or installs Debian's. Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installPackages } from './apt.mjs';
import { ensureBrowser } from './browser.mjs';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** Asked, as Ubuntu's is a stub that only says where to find one. */
export const findFirefox = () =>
  FIREFOX.find((place) => spawnSync(place, ['--version']).status === 0);

/** In a folder named after the processor, then the version. */
function findMiniBrowser() {
  const folders = (place) =>
    (existsSync(place) ? readdirSync(place) : []).map((name) => join(place, name));
  return [
    '/usr/lib',
    ...folders('/usr/lib').filter((name) => name.endsWith('-linux-gnu')),
    '/usr/libexec',
  ]
    .flatMap(folders)
    .filter((name) => name.includes('/webkit'))
    .map((name) => join(name, 'MiniBrowser'))
    .find((place) => existsSync(place));
}

/** WebKitGTK's own browser, what drives it, and a screen for it. */
export function findWebKit() {
  const browser = findMiniBrowser();
  const isThere = browser !== undefined && existsSync(DRIVER) && existsSync(SCREEN);
  return isThere ? { browser, driver: DRIVER, screen: SCREEN } : undefined;
}

/** Each apart: where one cannot be had, its journeys are skipped and say so, and the others' are not. */
export async function ensureEngines() {
  if (!canInstall()) return;
  await ensureBrowser();
  if (findFirefox() === undefined) {
    console.log('Installation de Firefox (paquet Debian)…');
    await installPackages('firefox-esr');
  }
  if (findWebKit() === undefined) {
    console.log('Installation de WebKitGTK et d’un écran virtuel (paquets Debian)…');
    await installPackages('webkit2gtk-driver', 'xvfb');
  }
}
