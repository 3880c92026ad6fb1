import type { LeadStore } from './ports.ts';

/** The compiler finds a method that is missing here. */
const METHODS = Object.keys({
  ...{ add: 0, claimMail: 0, markSent: 0, markFailed: 0, retryLater: 0, secondsToNextMail: 0 },
  ...{ list: 0, find: 0, exportPerson: 0, erasePerson: 0, eraseRequest: 0, retryFailed: 0 },
  ...{ release: 0, purge: 0, status: 0, backup: 0, admitVisit: 0, probe: 0 },
  close: 0,
} satisfies Record<keyof LeadStore, 0>);

type CallStore = (method: string, args: readonly unknown[]) => Promise<unknown>;

/** A store whose methods are all called in another place, by their names. */
export function delegateStore(call: CallStore): LeadStore {
  const methods = METHODS.map((method) => [
    method,
    (...args: readonly unknown[]) => call(method, args),
  ]);
  // `call` answers as the method of that name does.
  return Object.fromEntries(methods) as LeadStore;
}

export const callMethod = (
  store: LeadStore,
  method: string,
  args: readonly unknown[],
): Promise<unknown> => Reflect.apply(Reflect.get(store, method), store, args);
