// Finds a Chromium on this machine, or installs Debian's. Plain JavaScript: it runs before anything is installed.
import { existsSync } from 'node:fs';
import { canInstall, installPackages } from './apt.mjs';
import { fail } from './setup.mjs';

const PLACES = [
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
  const places = chosen === undefined ? PLACES : [chosen];
  return places.find((place) => existsSync(place));
}

export async function ensureBrowser() {
  if (findBrowser() !== undefined) return;
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined) fail(`CHROMIUM_PATH=${chosen} : aucun navigateur à cet endroit.`);
  if (!canInstall()) {
    fail('Les tests demandent Chromium : installez-le, ou donnez son chemin dans CHROMIUM_PATH.');
  }
  console.log('Installation de Chromium (paquet Debian)…');
  const isDone = await installPackages('chromium', 'fonts-liberation');
  if (!isDone || findBrowser() === undefined) {
    fail('Chromium n’a pas pu être installé : le message d’apt-get est au-dessus.');
  }
}
