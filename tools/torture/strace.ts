import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What SQLite asks of the disk. "?": some machines have no such call. */
const DISK_CALLS = 'pwrite64,fsync,fdatasync,ftruncate,?unlink,unlinkat';

/** What happens to a call: the process is killed instead, or the call fails. */
export type Blow = 'signal=SIGKILL' | 'error=EIO' | 'error=ENOSPC';

/** One call of a run: the fifth fsync. */
export interface DiskCall {
  readonly name: string;
  readonly nth: number;
}

/** strace counts each kind of call apart, and per thread: only the thread of SQLite makes any. */
export const striking = (
  blow: Blow,
  { name, nth }: DiskCall,
  command: readonly string[],
): string[] => [
  ...['strace', '-f', '-qq', '-o', '/dev/null', '-e', `trace=${name}`],
  // Quicker, but strace 6.1 then forgets to send signals.
  ...(blow.startsWith('error') ? ['--seccomp-bpf'] : []),
  ...['-e', `inject=${name}:${blow}:when=${nth}`, ...command],
];

/** All that an undisturbed run asks of the disk, in order. `out` is a file for the trace. */
export function listDiskCalls(command: readonly string[], out: string): DiskCall[] {
  const args = ['-f', '--seccomp-bpf', '-qq', '-o', out, '-e', `trace=${DISK_CALLS}`, ...command];
  if (spawnSync('strace', args, { stdio: 'ignore' }).status !== 0)
    throw new Error('The run to be traced failed.');
  const seen = new Map<string, number>();
  return [...readFileSync(out, 'utf8').matchAll(/^\d+ +(\w+)\(/gm)].map(([, name = '']) => {
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return { name, nth };
  });
}
