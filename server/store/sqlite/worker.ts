// The thread that owns SQLite: a slow disk or a lock held elsewhere stops only this one.
import { existsSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { errorCode } from '#server/log.ts';
import { SetupError } from '#server/setupError.ts';
import { StoreLost } from '../storeLost.ts';
import { explainSqlite } from './explainSqlite.ts';
import { openFile } from './openFile.ts';
import type { Fault, Question, Reply, ThreadOptions } from './thread.ts';

const { file, mustExist }: ThreadOptions = workerData;

let opened: { readonly db: DatabaseSync; readonly inode: number | undefined } | undefined;

const inodeOf = () => statSync(file, { throwIfNoEntry: false })?.ino;

function open() {
  if (mustExist && !existsSync(file))
    throw new SetupError(`${file} : la base n'est plus là. Remettez-la, ou redémarrez le site.`);
  const db = openFile(file);
  return { db, inode: inodeOf() };
}

/** Written on into a file that was moved away, requests would be thanked for and be nowhere. */
function database(): DatabaseSync {
  opened ??= open();
  if (inodeOf() !== opened.inode) throw new StoreLost(`${file} was moved away.`);
  return opened.db;
}

function toFault(error: unknown): Fault {
  const known = explainSqlite(error, file);
  const kind =
    known instanceof SetupError ? 'setup' : known instanceof StoreLost ? 'lost' : 'other';
  const message = known instanceof Error ? known.message : String(known);
  return { kind, message, code: errorCode(known) };
}

function answer({ id, text, values }: Question): Reply {
  try {
    return {
      id,
      rows: database()
        .prepare(text)
        .all(...values),
    };
  } catch (error) {
    return { id, fault: toFault(error) };
  }
}

parentPort?.on('message', (question: Question | 'close') => {
  if (question !== 'close') return parentPort?.postMessage(answer(question));
  opened?.db.close();
  parentPort?.close();
});
