import { vi } from 'vitest';
import { freePort } from '#scripts/freePort.mjs';
import { findWebKit } from '#scripts/programs.mjs';
import { type BrowserEngine, PATIENCE_MS, type Tab } from './engine.ts';
import { clicking, pointing, pressing, typing } from './keys.ts';
import { startProgram } from './program.ts';
import { watchSite } from './watchedSite.ts';
import { connectWebDriver } from './webDriver.ts';

type WatchedSite = Awaited<ReturnType<typeof watchSite>>;
type Send = ReturnType<typeof connectWebDriver>;

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/**
 * Scripts are turned off by the browser's own setting, as visitors do. The driver can still evaluate in such a page.
 */
const capabilitiesOf = (binary: string, hasScript: boolean) => ({
  'webkitgtk:browserOptions': {
    binary,
    args: ['--automation', `--enable-javascript=${hasScript}`],
  },
  timeouts: { script: PATIENCE_MS, pageLoad: PATIENCE_MS },
});

/** It says so of its own pages' transitions, when one leaves before the end: nothing that a site can answer for. */
const OWN_MESSAGE = /^AbortError: Skipping view transition/;

/** One window for all visitors, as a new one takes seconds; what is stored is deleted after each visitor. */
function newTab(send: Send, path: string, site: WatchedSite): Tab {
  const tell = (command: string, body: object = {}) => send<null>(`${path}/${command}`, body);
  const act = (command: string, body?: object) => tell(command, body).then(() => undefined);
  const perform = (actions: readonly object[]) => act('actions', { actions });
  const run = (script: string) => send<string>(`${path}/execute/sync`, { script, args: [] });
  const before = site.messages.length;
  return {
    open: (url) => act('url', { url }),
    reload: () => act('refresh'),
    back: () => act('back'),
    run,
    async resize(width, height) {
      await act('window/rect', { width, height });
      // The size of the window includes its frame.
      const inside = Number(await run('return String(innerHeight)'));
      await act('window/rect', { width, height: 2 * height - inside });
    },
    point: (x, y) => perform(pointing(x, y)),
    click: (x, y) => perform(clicking(x, y)),
    press: (key) => perform(pressing(key)),
    type: (text) => perform(typing(text)),
    messages: () => site.messages.slice(before).filter((text) => !OWN_MESSAGE.test(text)),
    screenshot: async () => Buffer.from(await send<string>(`${path}/screenshot`), 'base64'),
    async close() {
      await run('localStorage.clear(); sessionStorage.clear();');
      await act('url', { url: 'about:blank' });
    },
  };
}

/** Debian's WebKitGTK: the engine of Safari, on a screen that nobody sees. */
export async function launchWebKit(url: string, hasScript: boolean): Promise<BrowserEngine> {
  const { browser = '', driver = '', screen = '' } = findWebKit() ?? {};
  const site = await watchSite(url);
  const size = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = await startProgram(screen, ['-displayfd', '1', ...size], /^(\d+)\n/m, {});
  const port = await freePort();
  const program = await startProgram(driver, [`--port=${port}`], undefined, {
    DISPLAY: `:${display.found}`,
  });
  const send = connectWebDriver(`http://127.0.0.1:${port}`);
  await vi.waitFor(() => send('/status'), { timeout: PATIENCE_MS, interval: 100 });
  const { sessionId, capabilities } = await send<Session>('/session', {
    capabilities: { alwaysMatch: capabilitiesOf(browser, hasScript) },
  });
  const path = `/session/${sessionId}`;
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    address: site.address,
    newTab: async () => newTab(send, path, site),
    async close() {
      await send(path, undefined, 'DELETE').catch(() => undefined);
      await program.stop();
      await display.stop();
      site.close();
    },
  };
}
