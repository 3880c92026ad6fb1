// npm run test:deep: what takes long and rarely breaks. .ci/run runs it after npm test.

import { startChapters } from './chapters.mjs';
import { freePort } from './freePort.mjs';
import { FROZEN } from './frozen.mjs';
import { ensureBrowser, ensurePrograms } from './programs.mjs';
import { buildIfStale, ensureInstalled, node } from './setup.mjs';
import { ensureValidator } from './validator.mjs';

await ensureInstalled();
await ensureBrowser();
await ensurePrograms('PostgreSQL', 'strace', 'nginx', 'Caddy');
await ensureValidator();
const { chapter, command, vitest, end } = startChapters();

await chapter(
  'both sites built',
  async () => (await buildIfStale()) || (await buildIfStale(FROZEN)),
);
// The W3C's checker: HTML that our own rules let through. Tortures: requests lost to a kill, a full disk, a torn
// connection, a malformed post. Long commands: nginx and Caddy as deployed, two instances, the development server,
// a build elsewhere that differs, a base that comes late, a log that tells too much.
// Three other companies in place of the owner's: an old name left somewhere, a name too long for its place.
await vitest('checker, tortures, long commands, companies', 'unit.json', ['deep', 'companies']);
// What only the whole browser does: its back-forward cache, its printer.
await command('browser, deep', 'playwright', ['test', '--project=deep'], {
  env: { TEST_PORT: String(await freePort()) },
});
// Journeys that only one of the engines breaks.
await command('three engines', node, ['scripts/testEngines.mjs']);
// What only an ear notices.
await command('listening', node, ['scripts/testListen.mjs']);
end();
