// npm test: everything that a change may break, in the order in which a fault is cheapest to find. Ends with counts
// and times. What takes long and rarely breaks is in npm run test:deep.

import { startChapters } from './chapters.mjs';
import { freePort } from './freePort.mjs';
import { FROZEN } from './frozen.mjs';
import { ensureBrowser, ensurePrograms } from './programs.mjs';
import { buildIfStale, ensureInstalled, run } from './setup.mjs';

await ensureInstalled();
await ensureBrowser();
await ensurePrograms('PostgreSQL', 'strace', 'nginx', 'Caddy');
const { chapter, command, vitest, end } = startChapters();

/** One after the other: they share a lock. The owner's site, then the one of the tests. */
async function buildBoth() {
  const codes = [await buildIfStale(), await buildIfStale(FROZEN)];
  // If the build failed, every other test would fail for the same reason.
  if (codes.some((code) => code !== 0)) process.exit(1);
  return 0;
}

// A build and the commands wait much and leave a core free: what else is to do runs beside them.
const fromSources = chapter('types, lint, format, dead code', () =>
  run('npm', ['run', '--silent', 'check']),
).then(() => vitest('units, rules', 'unit.json', ['unit', 'house']));
await chapter('both sites built', buildBoth);
await fromSources;
// The commands share one build and come one after the other.
const commands = vitest('commands', 'commands.json', ['commands']);
await vitest('server, built pages, store', 'built.json', ['server', 'build', 'owner', 'store']);
await command('browser', 'playwright', ['test', '--project=browser'], {
  env: { TEST_PORT: String(await freePort()) },
});
await commands;
end();
