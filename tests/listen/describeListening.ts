import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOrca } from '#scripts/programs.mjs';
import { type RunningServer, startServer } from '#tools/support/startServer.ts';
import type { BrowserName } from './browsers.ts';
import { FORM } from './formJourneys.ts';
import { JOURNEYS } from './journeys.ts';
import { type Listener, makeListener } from './listener.ts';
import { MUTANTS } from './mutants.ts';
import { isSame, transcriptOf } from './transcript.ts';

const isWriting = process.env['LISTEN'] === 'write';

/** The journeys in one browser, compared with what somebody has read and found good. */
export function describeListening(browser: BrowserName): void {
  describe.skipIf(!findOrca())(browser, () => {
    const folder = mkdtempSync(join(tmpdir(), 'listened-'));
    let server: RunningServer;
    let listener: Listener;
    beforeAll(async () => {
      server = await startServer({ DATA_DIR: folder });
      listener = makeListener(browser, server.address);
    });
    afterAll(async () => {
      await listener?.close();
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test.each(JOURNEYS)('$name is heard as it was read', (journey) =>
      listener.check(journey, isWriting),
    );

    // One of the two is enough to show that the ear hears: the one that is through first.
    test.skipIf(browser === 'chromium').each(MUTANTS)('hears $name', async ({ change, says }) => {
      const heard = await listener.hearChanged(FORM, change);
      expect(heard).toMatch(says);
      expect(isSame(heard, transcriptOf(`${browser}-${FORM.name}`).text)).toBe(false);
    });
  });
}
