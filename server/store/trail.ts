import { type Engine, type Query, type Sql, sql } from './engine.ts';

type TrailCause = 'erase' | 'purge' | 'release' | 'export' | 'restore';

/** What was done to requests, when and to how many; nothing about whom. The table is named after its first use. */
export async function record(
  { query, now }: { readonly query: Query; readonly now: Sql | number },
  cause: TrailCause,
  leads: number,
): Promise<void> {
  await query(sql`insert into deletions (at, cause, leads) values (${now}, ${cause}, ${leads})`);
}

/** Newest first. */
export async function readTrail({ query }: Engine) {
  const rows = await query<{ at: number; cause: TrailCause; leads: number }>(
    sql`select at, cause, leads from deletions order by at desc`,
  );
  return rows.map(({ at, ...done }) => ({ ...done, at: new Date(at) }));
}
