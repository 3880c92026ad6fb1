type Value = string | number | null;

/** The text of a query, "?" for each value: nothing that a person typed ever becomes text. */
export interface Sql {
  readonly text: string;
  readonly values: readonly Value[];
}

/** A query, or a part of one: parts may be put into others. */
export function sql(texts: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  const all = parts.map((part) =>
    typeof part === 'object' && part !== null ? part : { text: '?', values: [part] },
  );
  return {
    text: String.raw({ raw: texts }, ...all.map(({ text }) => text)),
    values: all.flatMap(({ values }) => values),
  };
}

/** Names of columns, from the table of fields: never what a person typed. */
export const columns = (names: readonly string[]): Sql => ({ text: names.join(', '), values: [] });

export const list = (values: readonly Value[]): Sql => ({
  text: values.map(() => '?').join(', '),
  values,
});

/** Gives the rows that were selected or, by "returning", changed. The caller knows what its columns are. */
export type Query = <Row>(query: Sql) => Promise<Row[]>;

/** Where SQLite and PostgreSQL differ; everything else is written once. Times are epoch milliseconds. */
export interface Engine {
  readonly query: Query;
  /** All that `work` asks by its own `query` counts, or nothing does. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** The database's clock: machines that share it need not agree on the time. */
  readonly now: Sql;
  /** How many bytes the base takes. */
  readonly size: Sql;
  /** The type of a key that the database counts up by itself. */
  readonly countedKey: Sql;
  /** At the end of a query for mails: those that another transaction has taken are passed over. */
  readonly skipTaken: Sql;
  /** Until this transaction ends, no other one that asks for the same name goes on. */
  lock(name: string): Sql;
  /** Makes deleted bytes unreadable. */
  wipe(): Promise<void>;
  backup(file: string): Promise<void>;
  /** The connection broke, so nobody knows whether the transaction counts: ask again. */
  isInDoubt(error: unknown): boolean;
  /** What made it impossible to open: a SetupError when a person can mend it. */
  explain(error: unknown): unknown;
  close(): Promise<void>;
}

/** An open base that will not answer any more: it has to be opened again. */
export class StoreLost extends Error {
  readonly code = 'STORE_LOST';
}

/** A transaction with the time at which it happens. */
export interface Moment {
  readonly engine: Engine;
  readonly query: Query;
  readonly now: number;
}

/** The row of a query that always has one. */
export function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database gave no row.');
  return row;
}

/** All or nothing, with the time at which it happens. */
export const atOnce = <T>(engine: Engine, work: (moment: Moment) => Promise<T>): Promise<T> =>
  engine.transaction(async (query) => work({ engine, query, now: await readNow(engine, query) }));

export const readNow = async ({ now }: Engine, query: Query): Promise<number> =>
  only(await query<{ now: number }>(sql`select ${now} as now`)).now;
