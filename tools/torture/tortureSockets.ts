import assert from 'node:assert/strict';
import fc from 'fast-check';
import { listen } from '../support/listen.ts';
import { ask, readAnswers, sendRaw } from '../support/rawHttp.ts';
import { damagedRequest } from './mutation.ts';
import { createTestSite, type TestSite } from './testSite.ts';

const TOGETHER = 20;
/** The server waits for the rest of half a request: when nothing more comes, we close. */
const HANG_UP_MS = 150;

export interface SocketsReport {
  readonly inputs: number;
  readonly statuses: Readonly<Record<number, number>>;
}

/** A request ends its head with an empty line; what is left over gets one refusal. */
const maxAnswers = (text: string): number => (text.match(/\n\r?\n/g)?.length ?? 0) + 1;

async function attack({ judge }: TestSite, port: number, inputs: number): Promise<SocketsReport> {
  const statuses: Record<number, number> = {};
  async function send(text: string): Promise<void> {
    const bytes = await sendRaw(port, Buffer.from(text, 'latin1'), HANG_UP_MS);
    const answers = readAnswers(bytes).filter(({ status }) => status >= 200);
    assert.ok(answers.length <= maxAnswers(text), `${answers.length} answers`);
    for (const answer of answers) {
      judge(answer);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  }
  const batch = fc.array(damagedRequest, { minLength: TOGETHER, maxLength: TOGETHER });
  const property = fc.asyncProperty(batch, async (texts) => {
    await Promise.all(texts.map(send));
  });
  await fc.assert(property, { numRuns: Math.ceil(inputs / TOGETHER) });
  return { inputs, statuses };
}

/** Throws with the smallest bytes that are answered wrongly; a crash would end the process. */
export async function tortureSockets(inputs: number): Promise<SocketsReport> {
  const site = createTestSite();
  const port = await listen(site.app);
  try {
    const report = await attack(site, port, inputs);
    assert.equal((await ask(port, '/')).status, 200, 'served no more');
    return report;
  } finally {
    await site.app.close();
  }
}
