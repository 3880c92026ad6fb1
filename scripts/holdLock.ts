import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 200;
const SQLITE_BUSY = 5;

/** Referenced here so that it is not garbage collected, which would release the lock. */
const held: DatabaseSync[] = [];

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Waits until no other process holds the file, then holds it until this one ends, killed or not: the system lets go.
 * SQLite is how Node reaches the system's locks. The file stays, and stays empty.
 */
export async function holdLock(file: string, onWait: () => void): Promise<void> {
  const lock = new DatabaseSync(file);
  for (let tries = 0; ; tries += 1) {
    try {
      // Nothing is written, so nothing needs a journal: a killed process would leave its file behind.
      lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
      held.push(lock);
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (tries === 0) onWait();
      await pause(POLL_MS);
    }
  }
}
