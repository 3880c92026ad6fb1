// npm run leads: the requests, for their owner. `npm run leads -- help` says how.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnv } from '#server/env.ts';
import { NotDoneError } from '#server/leads/ports.ts';
import { readWords } from '#server/mail/words.ts';
import { SetupError } from '#server/setupError.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { databaseFile, openStore } from '#server/store/openStore.ts';
import { essai } from './leads/essai.ts';
import { HELP } from './leads/help.ts';
import { restore } from './leads/restore.ts';
import { runCommand } from './leads/runCommand.ts';
import { parseCommand, UsageError } from './leads/usage.ts';
import { DIST } from './serverProcess.mjs';
import { root } from './setup.mjs';

function openExisting(): Promise<LeadStore> {
  const { dataDir, databaseUrl } = loadEnv();
  const file = databaseFile(dataDir);
  // A wrong DATA_DIR must not look like a base without requests.
  if (databaseUrl === undefined && !existsSync(file))
    throw new SetupError(
      `${file} : pas de base ici. Vérifiez DATA_DIR, ou lancez d'abord le site.`,
    );
  return openStore({ dataDir, databaseUrl });
}

const WORDS_FILE = resolve(root, DIST, 'server-words.json');
const NO_MAIL = "SMTP_URL n'est pas donné : aucun mail ne part, les demandes se lisent ici.";

async function main(args: readonly string[]): Promise<string> {
  const command = parseCommand(args);
  if (command.name === 'help') return HELP;
  if (command.name === 'restore') return restore(command.file, loadEnv());
  const store = await openExisting();
  try {
    if (command.name === 'essai')
      return await essai({ store, env: loadEnv(), words: readWords(WORDS_FILE) });
    const text = await runCommand(store, command, () => readWords(WORDS_FILE).mails, loadEnv());
    if (command.name !== 'status') return text;
    const { version }: { readonly version: string } = JSON.parse(
      readFileSync(resolve(root, 'package.json'), 'utf8'),
    );
    const said = `${text}\nVersion   ${version}`;
    return loadEnv().smtp === undefined ? `${said}\n${NO_MAIL}` : said;
  } finally {
    await store.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${HELP}`;
  if (error instanceof SetupError || error instanceof NotDoneError) return error.message;
  return `La base n'a pas pu répondre : ${error instanceof Error ? error.message : String(error)}`;
}

try {
  const text = await main(process.argv.slice(2));
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
