import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { startServer } from '#tools/support/startServer.ts';
import { type Launch, PATIENCE_MS } from './engine.ts';
import { consent } from './journeys/consent.ts';
import { faq, faqAddress } from './journeys/faq.ts';
import { form } from './journeys/form.ts';
import { navigation } from './journeys/navigation.ts';
import { plainForm } from './journeys/plainForm.ts';
import { plainPages } from './journeys/plainPages.ts';
import { rendering } from './journeys/rendering.ts';
import { simulator } from './journeys/simulator.ts';
import { zone } from './journeys/zone.ts';
import { newVisitor, type Visitor } from './visitor.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** For the table of scripts/testEngines.mjs. */
    engine?: string;
  }
}

type Journey = (visitor: () => Visitor) => void;

const JOURNEYS: readonly Journey[] = [
  navigation,
  consent,
  faq,
  faqAddress,
  zone,
  simulator,
  form,
  rendering,
];
const PLAIN_JOURNEYS: readonly Journey[] = [plainPages, faq, zone, plainForm];

const PICTURES = 'test-results/engines';

function keepPicture(name: string, picture: Buffer): void {
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `${name.replace(/[^\p{L}\d]+/gu, '-')}.png`), picture);
}

/** The real server with data of its own: one address may send five requests a minute. */
async function startEngine(launch: Launch, hasScript: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const server = await startServer({ DATA_DIR: folder });
  const engine = await launch(server.address, hasScript);
  return {
    engine,
    async end() {
      await engine.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The journeys in one engine, with script and without. */
export function describeEngine(name: string, isPresent: boolean, launch: Launch): void {
  for (const [title, journeys, hasScript] of [
    [name, JOURNEYS, true],
    [`${name} without script`, PLAIN_JOURNEYS, false],
  ] as const)
    describe.skipIf(!isPresent)(title, () => {
      let started: Awaited<ReturnType<typeof startEngine>>;
      let visitor: Visitor;
      beforeAll(async () => {
        started = await startEngine(launch, hasScript);
      }, 3 * PATIENCE_MS);
      afterAll(() => started?.end());
      beforeEach(async ({ task }) => {
        task.meta.engine = started.engine.version;
        visitor = await newVisitor(started.engine);
        await visitor.resize(1440, 900);
      });
      afterEach(async ({ task }) => {
        if (task.result?.state === 'fail')
          keepPicture(`${title} ${task.name}`, await visitor.screenshot());
        const offences = visitor.offences();
        await visitor.leave();
        expect(offences, 'console messages').toEqual([]);
      });
      for (const journey of journeys) journey(() => visitor);
    });
}
