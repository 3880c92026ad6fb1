import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { NOTICES } from '#scripts/testReport.mjs';

/** A line at the end of npm test, which stays green. */
export function say(line: string): void {
  mkdirSync(dirname(NOTICES), { recursive: true });
  appendFileSync(NOTICES, `${line}\n`);
}
