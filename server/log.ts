/** One thing that happened, in codes and references: never what a person typed. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly reference?: string;
  readonly kind?: string;
  readonly attempt?: number;
  readonly code?: string;
  readonly retryInSeconds?: number;
  /** How many like this one were left out since the last. */
  readonly leftOut?: number;
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
  const causes = new Map<string, { readonly toldAt: number; leftOut: number }>();
  return (entry) => {
    const cause = `${entry.event} ${entry.code ?? ''}`;
    const last = causes.get(cause);
    if (entry.reference !== undefined) log(entry);
    else if (last && nowMs() - last.toldAt < MINUTE_MS) last.leftOut += 1;
    else {
      log(last?.leftOut ? { ...entry, leftOut: last.leftOut } : entry);
      causes.set(cause, { toldAt: nowMs(), leftOut: 0 });
    }
  };
}
