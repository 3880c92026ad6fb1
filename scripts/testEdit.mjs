// npm run test:edit: the owner's editor in a browser, on a copy of the site. Apart from npm test: it needs Keystatic.
import { ensureBrowser } from './programs.mjs';
import { ensureEditor, ensureInstalled, run } from './setup.mjs';

await ensureInstalled();
await ensureEditor();
await ensureBrowser();

const args = ['test', '--config', 'tests/editor/playwright.config.ts', ...process.argv.slice(2)];
const types = await run('tsc', ['--project', 'editor/keystatic']);
const browser = await run('playwright', args);
process.exit(types === 0 && browser === 0 ? 0 : 1);
