import { readFileSync } from 'node:fs';

/** What the server of all browser tests says: playwright.config.ts has it written here. */
export const SERVER_LOG = 'test-results/server.log';

/** Parts of what the tests type, and of the addresses that they come from. */
const TYPED = /benali|karim|laiterie|99.?00.?24.?48|panne ce matin|"10\.\d/i;

/** After all tests: nothing that a visitor typed is in the log. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for one.
export default function expectNoNames(): void {
  const lines = readFileSync(SERVER_LOG, 'utf8').split('\n');
  const found = lines.filter((line) => TYPED.test(line));
  if (found.length > 0) throw new Error(`personal data in ${SERVER_LOG}:\n${found.join('\n')}`);
}
