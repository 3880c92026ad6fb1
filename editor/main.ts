// The development server with the owner's editor in it. Started by scripts/edit.mjs.
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { dev } from 'astro';
import { findProblems } from '#scripts/checkContent.ts';
import { describeProblem } from '#site/content/pipeline/contentError.ts';
import { contentPlans } from './content/plans.ts';
import { ownersEditor } from './integration.ts';

/** Only this machine may connect. */
const HOST = '127.0.0.1';
const port = Number(process.env['EDIT_PORT'] ?? 4322);

function fail(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function isFree(): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, HOST, () => probe.close(() => resolve(true)));
  });
}

if (!(await isFree())) {
  fail(
    `Le port ${port} est pris : l’éditeur est peut-être déjà ouvert, à http://${HOST}:${port}/edition.`,
    'Sinon, choisissez un autre port : EDIT_PORT=4400 npm run edit',
  );
}

// Also loads every schema: the forms are made of them.
const problems = await findProblems();
if (problems.length > 0) {
  fail(
    'L’éditeur ne peut pas s’ouvrir tant que ces fichiers sont incorrects :',
    ...problems.map((problem) => `  ${describeProblem(problem)}`),
    'Corrigez-les avec un éditeur de texte, ou revenez à la version d’avant avec Git, puis relancez npm run edit.',
  );
}

const server = await dev({
  logLevel: 'warn',
  integrations: [ownersEditor(contentPlans())],
  server: { host: HOST, port },
  // Packages may be a link to another folder.
  vite: { server: { fs: { allow: ['.', realpathSync('node_modules')] } } },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    await server.stop();
    process.exit(0);
  });
}
process.send?.({ address: `http://${HOST}:${server.address.port}/edition` });
