import { createLook } from '#server/alerts/createLook.ts';
import { openWays } from '#server/alerts/ways.ts';
import type { LogEntry } from '#server/log.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { mailSettings } from '#tools/support/mailSettings.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const { words } = mailSettings;
export const { causes, over } = words.mails.alerts;

const NOBODY = {
  ...{ smtp: undefined, mailFrom: undefined },
  ...{ alertUrl: undefined, alertTo: undefined, alertSmtp: undefined },
};

/** The ways that are given, impatient. */
export function waysOf(settings: Partial<Parameters<typeof openWays>[0]>, logged: LogEntry[] = []) {
  const ways = { log: (entry: LogEntry) => void logged.push(entry), patienceMs: 2500 };
  const alert = openWays({ ...NOBODY, ...settings }, words, ways);
  if (!alert) throw new Error('no way');
  return alert;
}

interface Watched {
  readonly store: LeadStore;
  readonly dataDir: string;
  readonly alert: ReturnType<typeof waysOf>;
  readonly publicOrigins?: readonly string[];
}

/** Looks at what is watched, and tells of trouble by these ways. */
export const lookerOf = ({ store, dataDir, alert, publicOrigins = [] }: Watched) =>
  createLook({ env: { dataDir, publicOrigins: [...publicOrigins] }, store, words, alert });
