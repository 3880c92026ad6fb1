import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOrca } from '#scripts/programs.mjs';
import { type RunningServer, startServer } from '#tools/support/startServer.ts';
import type { BrowserName } from './browsers.ts';
import { JOURNEYS, REFUSAL } from './journeys.ts';
import { type Reader, startReader } from './reader.ts';

/** To be looked at as they come. */
const HEARD = 'test-results/listen';

/** The journeys in one browser, compared with what somebody has read and found good. */
export function describeListening(browser: BrowserName): void {
  describe.skipIf(!findOrca())(browser, () => {
    const folder = mkdtempSync(join(tmpdir(), 'listened-'));
    let server: RunningServer;
    let reader: Reader;
    beforeAll(async () => {
      server = await startServer({ DATA_DIR: folder });
      reader = await startReader(browser, server.address);
      await reader.hear(REFUSAL);
    });
    afterAll(async () => {
      await reader?.close();
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test.each(JOURNEYS)('$name', async (journey) => {
      const file = `${browser}-${journey.name}.txt`;
      const heard = await reader.hear(journey);
      mkdirSync(HEARD, { recursive: true });
      writeFileSync(join(HEARD, file), heard);
      await expect(heard).toMatchFileSnapshot(`transcripts/${file}`);
    });
  });
}
