/** A disk, by the program that makes it what it is. */
export interface Disk {
  readonly name: string;
  readonly runner: readonly string[];
}

export const THIS_DISK: Disk = { name: 'le disque seul', runner: [] };

/** What a safe write takes on many a server, where the disk of a virtual machine answers from memory. */
export const SLOW_MS = 2;
export const SLOW_DISK: Disk = {
  name: `le disque seul, ralenti de ${SLOW_MS} ms`,
  runner: [
    // -D: what is stopped is the program, not strace.
    ...['strace', '-D', '-f', '--seccomp-bpf', '--quiet=all', '-o', '/dev/null'],
    ...['-e', 'trace=fsync,fdatasync'],
    ...['-e', `inject=fsync,fdatasync:delay_exit=${SLOW_MS * 1000}`],
  ],
};
