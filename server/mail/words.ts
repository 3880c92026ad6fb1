import { existsSync, readFileSync } from 'node:fs';
import { SetupError } from '#server/setupError.ts';
import type { ServerWords } from '#site/content/serverWords.ts';

/**
 * The owner's words for mails, as the build left them: checked, figures filled in, typeset. The server
 * does not read content/ itself, so that a text half edited on the machine never reaches a customer.
 */
export function readWords(file: string): ServerWords & { readonly version: string } {
  if (!existsSync(file)) throw new SetupError(`Il manque ${file} : lancez « npm run build ».`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
