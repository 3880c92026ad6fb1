import { parseDay } from './day.ts';
import type { DateInput, Reading } from './input.ts';

/** A year outside this range is a typing mistake: no vessel in service is older. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

function read(text: string): Reading {
  const value = parseDay(text);
  if (value === undefined) return { fault: 'unreadable' };
  if (value < FIRST_DAY) return { fault: 'tooLow' };
  return value > LAST_DAY ? { fault: 'tooHigh' } : { value };
}

/** A day to type or to pick. Apart from other inputs: only one tool asks for days. */
export const date = (kind: 'required' | 'optional' | 'today'): DateInput => ({
  kind: 'date',
  default: kind === 'today' ? 'today' : '',
  optional: kind === 'optional',
  read,
});
