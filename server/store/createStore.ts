import type { LeadStore } from '#server/leads/ports.ts';
import { SetupError } from '#server/setupError.ts';
import { type AddOptions, createAdd } from './add.ts';
import { releaseLead } from './addMails.ts';
import { createDeletion } from './deletion.ts';
import type { Retention } from './dueRows.ts';
import { createOutbox } from './mails.ts';
import { migrate } from './migrations.ts';
import { createReading } from './reading.ts';
import { type Engine, readNow } from './schema.ts';
import { createVisits } from './visits.ts';

export interface StorePolicy extends AddOptions, Retention {}

/** A commit like any other: a full disk or a lost line shows. */
const probe = ({ db, now }: Engine) =>
  db
    .insertInto('probe')
    .values({ id: 1, at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
    .execute();

/** The requests in this database, its tables brought up to date. What a person can mend is a SetupError. */
export async function createStore(engine: Engine, policy: StorePolicy): Promise<LeadStore> {
  const { db } = engine;
  try {
    await migrate(engine);
  } catch (error) {
    await db.destroy();
    throw error instanceof SetupError ? error : engine.explain(error);
  }
  return {
    add: createAdd(engine, policy),
    ...createOutbox(engine),
    ...createReading(engine, policy),
    ...createDeletion(engine, policy),
    ...createVisits(engine),
    release: (reference) =>
      db
        .transaction()
        .execute(async (trx) =>
          releaseLead({ engine, trx, now: await readNow(engine, trx) }, reference),
        ),
    backup: (file) => engine.backup(file),
    probe: async () => void (await probe(engine)),
    close: () => db.destroy(),
  };
}
