// npm run test:listen: what Orca says on every page and journey, in Firefox and Chromium, against
// tests/listen/transcripts. With --write it writes anew those that differ, to be read before they are kept. Other words
// choose: npm run test:listen -- firefox, npm run test:listen -- -t zone.
import { join } from 'node:path';
import { FROZEN } from './frozen.mjs';
import { ensurePrograms, findOrca } from './programs.mjs';
import { ensureBuilt, ensureInstalled, root, run } from './setup.mjs';

const args = process.argv.slice(2);
const isWriting = args.includes('--write');

await ensureInstalled();
await ensurePrograms('Orca');
if (!findOrca()) {
  console.log('Écoute sautée : Orca et ses navigateurs ne s’installent que sous Debian, par root.');
  process.exit(0);
}
await ensureBuilt(FROZEN);
const options = [
  'run',
  '--project=listen',
  ...args.filter((arg) => arg !== '--write'),
  // Each browser on a screen of its own.
  '--maxWorkers=2',
  '--reporter=verbose',
  '--reporter=json',
  `--outputFile=${join(root, 'test-results/listen.json')}`,
];
const code = await run('vitest', options, { env: { LISTEN: isWriting ? 'write' : 'compare' } });
process.exit(code);
