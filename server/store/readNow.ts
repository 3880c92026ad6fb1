import { type Kysely, sql } from 'kysely';
import type { Engine, Tables } from './schema.ts';

export async function readNow({ now }: Engine, db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${now} as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database tells no time.');
  return row.now;
}
