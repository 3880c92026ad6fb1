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

/** One JSON object a line, for whatever collects the output of the process. */
export const logLine: Log = (entry) => {
  console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));
};
