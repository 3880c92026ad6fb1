import type { NewRequest } from '#server/leads/ports.ts';
import { addRequest } from './add.ts';
import { release } from './addMails.ts';
import { erasePerson, eraseRequest, purge } from './deletion.ts';
import { type Engine, StoreLost, sql } from './engine.ts';
import { followUp } from './followUp.ts';
import {
  claimMail,
  markFailed,
  markSent,
  retryFailed,
  retryLater,
  secondsToNextMail,
} from './mails.ts';
import { exportPerson, find, list, status } from './reading.ts';
import { readTrail, record } from './trail.ts';
import { admitVisit } from './visits.ts';

/** Rejects when nothing can be written, found out by a commit like any other: a full disk or a lost line shows. */
async function probe({ query, now }: Engine): Promise<void> {
  await query(sql`
    insert into probe (id, at) values (1, ${now}) on conflict (id) do update set at = excluded.at`);
}

/** Never overwrites. PostgreSQL has its own tools: refused there. */
const backup = (engine: Engine, file: string): Promise<void> => engine.backup(file);

/** All that can be asked of the base. */
const operationsWith = (referencePrefix: string) => ({
  add: (engine: Engine, request: NewRequest) => addRequest(engine, request, referencePrefix),
  ...{ claimMail, markSent, markFailed, retryLater, retryFailed, secondsToNextMail },
  ...{ list, find, exportPerson, status, admitVisit, release },
  ...{ erasePerson, eraseRequest, purge, backup, probe },
  ...{ ...followUp, record, readTrail },
});
type Operations = ReturnType<typeof operationsWith>;

type Asked<Operation> = Operation extends (engine: Engine, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;

/** The requests, as the rest of the server knows them: each operation without its engine. */
export type LeadStore = { readonly [Name in keyof Operations]: Asked<Operations[Name]> } & {
  close(): Promise<void>;
};

/** Opened by the first question; by a later one if it cannot be opened yet, or was lost. */
export function createStore(open: () => Promise<Engine>, referencePrefix = 'REF'): LeadStore {
  let opening: Promise<Engine> | undefined;

  async function ask(operation: Operations[keyof Operations], args: readonly unknown[]) {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    const attempt = opening;
    const engine = await attempt;
    try {
      return await Reflect.apply(operation, undefined, [engine, ...args]);
    } catch (error) {
      if (error instanceof StoreLost && opening === attempt) {
        opening = undefined;
        void engine.close().catch(() => {});
      }
      throw error;
    }
  }

  const asked = Object.entries(operationsWith(referencePrefix)).map(([name, operation]) => [
    name,
    (...args: readonly unknown[]) => ask(operation, args),
  ]);
  return {
    // Each has the arguments and the result of the operation of that name.
    ...(Object.fromEntries(asked) as Omit<LeadStore, 'close'>),
    async close() {
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}
