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
}

export type Reply = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly fault: Fault }
);

/** A class does not survive a message: those that callers tell apart are made anew. */
const CLASSES: Readonly<Record<string, new (message: string, errcode: number) => Error>> = {
  RefusedError,
  SetupError,
  SqliteError,
  StoreLost,
};

const isOf = (error: unknown, name: string): boolean => {
  const type = CLASSES[name];
  return type !== undefined && error instanceof type;
};

export function toFault(error: unknown): Fault {
  const message = error instanceof Error ? error.message : String(error);
  const errcode = error instanceof SqliteError ? error.errcode : 0;
  const [name = ''] = Object.keys(CLASSES).filter((key) => isOf(error, key));
  return { name, message, errcode };
}

export const fromFault = ({ name, message, errcode }: Fault): Error =>
  new (CLASSES[name] ?? Error)(message, errcode);
