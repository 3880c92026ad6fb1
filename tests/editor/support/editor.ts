import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { freePort } from '#scripts/freePort.mjs';
import { copySite } from './copySite.ts';

interface RunningEditor {
  readonly origin: string;
  readonly folder: string;
  readonly read: (file: string) => string;
}

async function startEditor(folder: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ['editor/main.ts'], {
    cwd: folder,
    env: { ...process.env, EDIT_PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise<void>((ready, fail) => {
    child.once('message', () => ready());
    child.once('exit', (code) => fail(new Error(`the editor ended with ${code}`)));
  });
  return { port, stop: () => child.kill('SIGTERM') };
}

/** The editor as the owner sees it: forms on one side, the site on the other. */
export class EditorPage {
  readonly page: Page;
  readonly forms: FrameLocator;
  readonly site: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.forms = page.frameLocator('#forms');
    this.site = page.frameLocator('#site');
  }

  async open(form: string): Promise<void> {
    await this.forms.getByRole('link', { name: form, exact: true }).first().click();
    await expect(this.forms.getByRole('heading', { level: 1, name: form })).toBeVisible();
  }

  async save(): Promise<void> {
    await this.forms.getByRole('button', { name: 'Enregistrer' }).click();
  }
}

export const test = base.extend<{ editorPage: EditorPage }, { editor: RunningEditor }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const folder = copySite();
      const { port, stop } = await startEditor(folder);
      await use({
        origin: `http://127.0.0.1:${port}`,
        folder,
        read: (file) => readFileSync(join(folder, file), 'utf8'),
      });
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  editorPage: async ({ page, editor }, use) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && !url.startsWith(editor.origin)) foreign.push(url);
    });
    // Two frames of unbundled modules: a busy machine needs its time for the first.
    await page.goto(`${editor.origin}/edition`, { waitUntil: 'commit' });
    const editorPage = new EditorPage(page);
    await expect(
      editorPage.forms.getByRole('link', { name: 'Entreprise', exact: true }).first(),
    ).toBeVisible({
      timeout: 120_000,
    });
    await use(editorPage);
    expect(foreign, 'third-party requests').toEqual([]);
  },
});

export { expect };
