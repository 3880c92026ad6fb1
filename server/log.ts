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
  if ('errcode' in error) return `SQLITE ${String(error.errcode)}`;
  return 'code' in error ? String(error.code) : error.name;
}

/** One JSON object a line, for whatever collects the output of the process. */
export const logLine: Log = (entry) => {
  console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));
};
