import { defineConfig } from '@playwright/test';
import { FROZEN } from './scripts/frozen.mjs';
import { findBrowser, findHeadless } from './scripts/programs.mjs';
import { SERVER_LOG } from './tests/e2e/support/serverLog.ts';

// For the tests' own imports of content.
Object.assign(process.env, FROZEN);

const port = Number(process.env['TEST_PORT'] ?? 4390);

const launch = (executablePath: string | undefined) => ({
  ...(executablePath !== undefined && { executablePath }),
  args: [
    // Debian's Chromium will not start as root with its sandbox; these pages are our own.
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ],
});

export default defineConfig({
  projects: [
    {
      name: 'browser',
      testDir: 'tests/e2e',
      use: { launchOptions: launch(findHeadless()) },
    },
    // Slow or rare, in the whole browser: npm run test:deep.
    {
      name: 'deep',
      testDir: 'tests/e2e-deep',
      use: { launchOptions: launch(findBrowser()) },
    },
  ],
  // A folder of its own: Playwright empties it, and the other results stand beside it.
  outputDir: 'test-results/browser',
  globalTeardown: './tests/e2e/support/serverLog.ts',
  fullyParallel: true,
  // Generous: a busy machine must not look like a broken page.
  timeout: 90_000,
  // A browser hangs once in thousands of pages; scripts/testReport.mjs names and limits second tries.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  workers: 3,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  },
  webServer: {
    // To a file: once all is done, it is searched for what visitors typed.
    command: `mkdir -p test-results && exec node ${FROZEN.DIST_DIR}/app/main.mjs >${SERVER_LOG} 2>&1`,
    url: `http://127.0.0.1:${port}/robots.txt`,
    env: { PORT: String(port), DATA_DIR: 'test-results/data' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
  },
});
