import type { LeadStore } from '#server/leads/ports.ts';
import { createAdd } from './add.ts';
import { releaseLead } from './addMails.ts';
import { createDeletion } from './deletion.ts';
import { type Engine, readNow, sql } from './engine.ts';
import { createOutbox } from './mails.ts';
import { migrate } from './migrations.ts';
import { createReading } from './reading.ts';
import { createVisits } from './visits.ts';

/** The requests in this database, its tables brought up to date. What a person can mend is a SetupError. */
export async function createStore(engine: Engine, referencePrefix = 'REF'): Promise<LeadStore> {
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw engine.explain(error);
  }
  return {
    add: createAdd(engine, referencePrefix),
    ...createOutbox(engine),
    ...createReading(engine),
    ...createDeletion(engine),
    ...createVisits(engine),
    release: (reference) =>
      engine.transaction(async (query) =>
        releaseLead({ engine, query, now: await readNow(engine, query) }, reference),
      ),
    backup: engine.backup,
    // A commit like any other: a full disk or a lost line shows.
    async probe() {
      await engine.query(sql`
        insert into probe (id, at) values (1, ${engine.now})
        on conflict (id) do update set at = excluded.at`);
    },
    close: engine.close,
  };
}
