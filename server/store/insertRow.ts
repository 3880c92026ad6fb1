import type { CompiledQuery, Insertable, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Whether the row was stored: false when one with its keys is there. */
export type InsertRow = <T extends 'leads' | 'mails'>(
  trx: Transaction<Tables>,
  table: T,
  row: Insertable<Tables[T]>,
) => Promise<boolean>;

/** Kysely writes each statement once, for the first row of its shape: to write it takes longer than to run it. */
export function createInsertRow(): InsertRow {
  const statements = new Map<string, CompiledQuery>();
  return async (trx, table, row) => {
    const shape = `${table} ${Object.keys(row)}`;
    const statement =
      statements.get(shape) ??
      trx
        .insertInto(table)
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .compile();
    statements.set(shape, statement);
    const parameters = Object.values(row);
    const { numAffectedRows } = await trx.executeQuery({ ...statement, parameters });
    return numAffectedRows === 1n;
  };
}
