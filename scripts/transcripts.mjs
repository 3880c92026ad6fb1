// npm run transcripts: writes anew what a screen reader would say of the tests' site, to be read before it is kept.
import { FROZEN } from './frozen.mjs';
import { ensureBrowser } from './programs.mjs';
import { buildIfStale, ensureInstalled, run } from './setup.mjs';

await ensureInstalled();
await ensureBrowser();
if ((await buildIfStale(FROZEN)) !== 0) process.exit(1);
process.exit(await run('playwright', ['test', 'transcripts', '--update-snapshots']));
