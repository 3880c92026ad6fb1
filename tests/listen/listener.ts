import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { say } from '#tests/support/notices.ts';
import type { BrowserName } from './browsers.ts';
import type { Journey } from './journey.ts';
import { type Reader, startReader } from './reader.ts';
import { areRecorded, isSame, record, transcriptOf } from './transcript.ts';

/** What was heard, to be looked at as it comes. */
const HEARD = 'test-results/listen';

export interface Listener {
  /** Compares a journey with its transcript; if it is told to write, writes it anew. */
  check(journey: Journey, isWriting: boolean): Promise<void>;
  /** What is heard once something has changed the pages. */
  hearChanged(journey: Journey, change: string): Promise<string>;
  close(): Promise<void>;
}

/** Somebody who listens, and starts anew after a journey that was heard otherwise than before. */
export function makeListener(browser: BrowserName, site: string): Listener {
  let reader: Reader | undefined;

  async function restart(): Promise<Reader> {
    await reader?.close();
    reader = undefined;
    reader = await startReader(browser, site);
    return reader;
  }

  /** A reader that broke down is a journey that was heard otherwise. */
  async function hear({ name, steps }: Journey, isAnew: boolean): Promise<string> {
    try {
      const current = isAnew ? await restart() : (reader ?? (await restart()));
      const heard = await current.hear(steps);
      mkdirSync(HEARD, { recursive: true });
      writeFileSync(join(HEARD, `${browser}-${name}.txt`), heard);
      return heard;
    } catch (error) {
      await reader?.close();
      reader = undefined;
      return String(error);
    }
  }

  return {
    async check(journey, isWriting) {
      const { text, write } = transcriptOf(`${browser}-${journey.name}`);
      const first = await hear(journey, false);
      if (isSame(first, text)) return;
      if (isWriting && reader) {
        write(first);
        return record(reader.versions);
      }
      const again = await hear(journey, true);
      const title = `écoute, ${browser}, ${journey.name}`;
      if (isSame(again, text)) return say(`${title} : au second essai.`);
      const versions = reader?.versions ?? [];
      if (reader === undefined || areRecorded(versions)) expect(again).toBe(text);
      else
        say(
          `${title} : dit autrement par ${versions.join(', ')}. À relire : npm run test:listen -- --write`,
        );
    },
    async hearChanged({ steps }, change) {
      return (reader ?? (await restart())).hear(steps, change);
    },
    close: async () => reader?.close(),
  };
}
