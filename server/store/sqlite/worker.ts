// The thread that owns SQLite: a slow disk or a lock held elsewhere stops only this one.
import { existsSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { SetupError } from '#server/setupError.ts';
import { type Sql, StoreLost } from '../engine.ts';
import { faultOf } from './faultOf.ts';
import { openFile } from './openFile.ts';
import type { startThread } from './thread.ts';

const { file, mustExist }: Parameters<typeof startThread>[0] = workerData;

let opened: { readonly db: DatabaseSync; readonly inode: number | undefined } | undefined;

const inodeOf = () => statSync(file, { throwIfNoEntry: false })?.ino;

function open() {
  if (mustExist && !existsSync(file))
    throw new SetupError(`${file} : la base n'est plus là. Remettez-la, ou redémarrez le site.`);
  const db = openFile(file);
  return { db, inode: inodeOf() };
}

/** If the file was moved away, requests would be confirmed but written to a file that nobody will find. */
function database(): DatabaseSync {
  opened ??= open();
  if (inodeOf() !== opened.inode) throw new StoreLost(`${file} was moved away.`);
  return opened.db;
}

function answer({ text, values }: Sql) {
  try {
    const statement = database().prepare(text);
    return { rows: statement.all(...values) };
  } catch (error) {
    return { fault: faultOf(error, file) };
  }
}

parentPort?.on('message', (question: Sql | 'close') => {
  if (question !== 'close') return parentPort?.postMessage(answer(question));
  opened?.db.close();
  parentPort?.close();
});
