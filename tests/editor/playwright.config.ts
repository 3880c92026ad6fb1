import { defineConfig } from '@playwright/test';
import { findBrowser } from '#scripts/programs.mjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/editor',
  // One copy of the site, one editor on it: one test after the other.
  workers: 1,
  fullyParallel: false,
  // Generous: a busy machine must not look like a broken editor.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['line']],
  use: {
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Debian's Chromium will not start as root with its sandbox; these pages are our own.
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
