import { RefusedError } from '#server/leads/ports.ts';
import { SetupError } from '#server/setupError.ts';
import { SqliteError } from '../sqlite/sqliteError.ts';
import { StoreLost } from '../storeErrors.ts';

/** A wish of one thread, told to the other. */
export interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

interface Fault {
  readonly name: string;
  readonly message: string;
  readonly errcode: number;
  readonly code: string | undefined;
}

export type Reply = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly fault: Fault }
);

/** A class does not survive a message: those that callers tell apart are made anew. Minified, it has another name. */
const CLASSES = { RefusedError, SetupError, StoreLost };

export function toFault(error: unknown): Fault {
  const [name = ''] = Object.entries(CLASSES).find(([, type]) => error instanceof type) ?? [];
  const message = error instanceof Error ? error.message : String(error);
  return {
    name,
    message,
    errcode: error instanceof SqliteError ? error.errcode : 0,
    code: error instanceof SetupError ? error.code : undefined,
  };
}

export function fromFault({ name, message, errcode, code }: Fault): Error {
  if (errcode !== 0) return new SqliteError(message, errcode);
  const Class = Object.entries(CLASSES).find(([known]) => known === name)?.[1] ?? Error;
  return Class === SetupError ? new SetupError(message, code) : new Class(message);
}
