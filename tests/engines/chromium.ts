import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '#scripts/programs.mjs';
import { type BrowserEngine, type Key, PATIENCE_MS, type Tab } from './engine.ts';

const KEYS: Partial<Record<Key, string>> = { SelectAll: 'ControlOrMeta+a' };

async function newTab(browser: Browser, javaScriptEnabled: boolean): Promise<Tab> {
  const context = await browser.newContext({ javaScriptEnabled, locale: 'fr-FR' });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  return {
    open: (address) => page.goto(address).then(() => undefined),
    reload: () => page.reload().then(() => undefined),
    back: () => page.goBack().then(() => undefined),
    run: (body) => page.evaluate(`(() => { ${body} })()`).then(String),
    resize: (width, height) => page.setViewportSize({ width, height }),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(KEYS[key] ?? key),
    type: (text) => page.keyboard.type(text),
    messages: () => messages,
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}

/** The browser of tests/e2e: the same journeys here show that a difference comes from the engine. */
export async function launchChromium(site: string, hasScript: boolean): Promise<BrowserEngine> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    timeout: PATIENCE_MS,
    // Debian's Chromium will not start as root with its sandbox; these pages are our own.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return {
    version: `Chromium ${browser.version()}`,
    address: site,
    newTab: () => newTab(browser, hasScript),
    close: () => browser.close(),
  };
}
