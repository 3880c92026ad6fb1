/** One thing that happened, in codes and references: never what a person typed. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly reference?: string;
  readonly kind?: string;
  readonly attempt?: number;
  readonly code?: string;
  readonly retryInSeconds?: number;
}

export type Log = (entry: LogEntry) => void;

/** What went wrong in a code: messages of databases and mail servers may quote what a person typed. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? String(error.code) : error.name;
}

/** One JSON object a line, for whatever collects the output of the process. */
export const logLine: Log = (entry) => {
  console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));
};

const MINUTE_MS = 60_000;

/** One line a minute for each cause: a flood of refused posts wrote 18 GB a day. What has a reference is always told. */
export function quieten(log: Log, nowMs = () => performance.now()): Log {
  const toldAt = new Map<string, number>();
  return (entry) => {
    const cause = `${entry.event} ${entry.code ?? ''}`;
    const isNew = nowMs() - (toldAt.get(cause) ?? Number.NEGATIVE_INFINITY) >= MINUTE_MS;
    if (isNew) toldAt.set(cause, nowMs());
    if (isNew || entry.reference !== undefined) log(entry);
  };
}
