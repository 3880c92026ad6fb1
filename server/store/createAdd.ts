import type { Added, LeadStore, NewRequest } from '#server/leads/ports.ts';
import { createReferences } from '#server/leads/reference.ts';
import { addLead } from './addLead.ts';
import { inBatches } from './inBatches.ts';
import { readNow } from './readNow.ts';
import type { Engine } from './schema.ts';

export interface AddOptions {
  readonly referencePrefix: string;
  /** For how long the same words are the same request. */
  readonly repeatMinutes?: number;
}

function writeTogether(
  engine: Engine,
  { referencePrefix, repeatMinutes = 10 }: AddOptions,
  requests: readonly NewRequest[],
): Promise<Added[]> {
  return engine.db.transaction().execute(async (trx) => {
    const now = await readNow(engine, trx);
    const makeReference = createReferences(referencePrefix, new Date(now));
    const context = { engine, trx, now, makeReference, repeatMs: repeatMinutes * 60_000 };
    const added: Added[] = [];
    for (const request of requests) added.push(await addLead(context, request));
    return added;
  });
}

/** Connections that work side by side commit side by side; the only one of SQLite commits for all who wait. */
export function createAdd(engine: Engine, options: AddOptions): LeadStore['add'] {
  const write = (requests: readonly NewRequest[]) => writeTogether(engine, options, requests);
  if (!engine.hasRowLocks) return inBatches(write, engine.isEnvironmental);
  const attempt = async (request: NewRequest): Promise<Added> => {
    const [added] = await write([request]);
    if (!added) throw new Error('A request was not answered.');
    return added;
  };
  return (request) =>
    attempt(request).catch((error: unknown) => {
      // Lost in the commit: the key tells whether it counts.
      if (engine.isInDoubt(error)) return attempt(request);
      throw error;
    });
}
