import { personKey } from '#server/leads/personKey.ts';
import type { LeadDetail, LeadStore, MailState, StoreStatus } from '#server/leads/ports.ts';
import { countDue, type Retention } from './dueRows.ts';
import { readMark } from './marks.ts';
import { optionalDate, toDetails } from './rows.ts';
import { type Engine, readNow } from './schema.ts';

type Reading = Pick<LeadStore, 'list' | 'find' | 'exportPerson' | 'status'>;

interface Filter {
  readonly held?: boolean | undefined;
  readonly reference?: string;
  readonly person?: string;
}

/** Newest first. */
async function select({ db }: Engine, { held, reference, person }: Filter): Promise<LeadDetail[]> {
  const chosen = db
    .selectFrom('leads')
    .$if(held === true, (query) => query.where('hold', 'is not', null))
    .$if(held === false, (query) => query.where('hold', 'is', null))
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .$if(person !== undefined, (query) => query.where('person_key', '=', person ?? ''));
  const leads = await chosen
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .execute();
  const mails = await db
    .selectFrom('mails')
    .selectAll()
    .where('reference', 'in', chosen.select('reference'))
    .orderBy('id')
    .execute();
  return toDetails(leads, mails);
}

async function mailCounts({ db }: Engine): Promise<Record<MailState, number>> {
  const rows = await db
    .selectFrom('mails')
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .execute();
  const counts = { pending: 0, sent: 0, failed: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

async function status(engine: Engine, retention: Retention): Promise<StoreStatus> {
  const leads = await engine.db
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>('hold').as('held'),
      fn.max('received_at').as('last'),
    ])
    .executeTakeFirstOrThrow();
  const pending = await engine.db
    .selectFrom('mails')
    .innerJoin('leads', 'leads.reference', 'mails.reference')
    .where('state', '=', 'pending')
    .select(({ fn }) => fn.min('received_at').as('oldest'))
    .executeTakeFirst();
  return {
    leads: leads.total - leads.held,
    held: leads.held,
    mails: await mailCounts(engine),
    oldestPendingAt: optionalDate(pending?.oldest),
    lastReceivedAt: optionalDate(leads.last),
    purgeDue: await countDue(engine, retention, await readNow(engine, engine.db)),
    purgeRefusedAt: optionalDate(await readMark(engine.db, 'clock-jumped')),
  };
}

export function createReading(engine: Engine, retention: Retention): Reading {
  return {
    list: ({ held } = {}) => select(engine, { held }),
    find: async (reference) => (await select(engine, { reference })).at(0),
    exportPerson: async (email) => {
      const person = personKey(email);
      return person === '' ? [] : select(engine, { person });
    },
    status: () => status(engine, retention),
  };
}
