import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second (USER_HZ). */
const TICK_MS = 10;

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((word) => word.trim() !== '')
    .map(Number);

/** What a process and its children have used of the processor so far. */
export function cpuMs(pid: number): number {
  // After the name, which may hold anything: state is the third field, utime and stime are the 14th and 15th.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=\w )/);
  const [utime = 0, stime = 0] = fields.split(' ').slice(11, 13).map(Number);
  const ofChildren = childrenOf(pid).map(cpuMs);
  return ofChildren.reduce((sum, ms) => sum + ms, (utime + stime) * TICK_MS);
}
