import { RefusedError } from '#server/leads/ports.ts';
import { errorCode } from '#server/log.ts';
import { SetupError } from '#server/setupError.ts';
import { StoreLost } from '../storeErrors.ts';

/** A wish of one thread, told to the other. */
export interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

interface Fault {
  /** Its place among CLASSES, or -1. */
  readonly type: number;
  readonly message: string;
  readonly code: string;
}

export type Reply = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly fault: Fault }
);

/** A class does not survive a message: those that callers tell apart are made anew. */
const CLASSES = [RefusedError, SetupError, StoreLost];

export const toFault = (error: unknown): Fault => ({
  type: CLASSES.findIndex((type) => error instanceof type),
  message: error instanceof Error ? error.message : String(error),
  code: errorCode(error),
});

export const fromFault = ({ type, message, code }: Fault): Error =>
  Object.assign(new (CLASSES[type] ?? Error)(message), { code });
