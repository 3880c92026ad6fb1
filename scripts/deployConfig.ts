// npm run deploy:config: tells another server to serve the build as ours does. `… -- help` says how.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnv } from '#server/env.ts';
import { SetupError } from '#server/setupError.ts';
import { CONFIGS } from './deploy/configs.ts';
import { HELP, parseUsage, UsageError } from './deploy/usage.ts';

const dist = resolve(import.meta.dirname, '../dist');

function main(args: readonly string[]): string {
  const wanted = parseUsage(args);
  if (wanted === 'help') return HELP;
  const { kind, out, instances } = wanted;
  const [publicOrigin] = loadEnv().publicOrigins;
  const files = Object.entries(CONFIGS[kind]({ dist, instances, publicOrigin }));
  mkdirSync(out, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(out, name), text);
  return files.map(([name]) => join(out, name)).join('\n');
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${HELP}`;
  if (error instanceof SetupError) return error.message;
  return `La configuration n'a pas pu être écrite : ${error instanceof Error ? error.message : String(error)}`;
}

try {
  console.log(main(process.argv.slice(2)));
} catch (error) {
  console.error(explain(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
