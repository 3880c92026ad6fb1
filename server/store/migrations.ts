import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { SetupError } from '#server/setupError.ts';
import type { Engine, Tables } from './schema.ts';

const TEXT_COLUMNS =
  'last_name first_name email phone company city request_type message estimate person_key payload_hash';

function createLeads(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('leads')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('hold', 'text')
    .addColumn('request_key', 'text', (column) => column.unique())
    .addColumn('request_key_until', 'bigint');
  for (const name of TEXT_COLUMNS.split(' '))
    table = table.addColumn(name, 'text', (c) => c.notNull());
  return table.execute();
}

function createMails(db: Kysely<unknown>, { hasRowLocks }: Pick<Engine, 'hasRowLocks'>) {
  return db.schema
    .createTable('mails')
    .addColumn('id', 'integer', (column) =>
      hasRowLocks
        ? column.primaryKey().generatedAlwaysAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn('reference', 'text', (column) =>
      column.notNull().references('leads.reference').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('first_tried_at', 'bigint')
    .addColumn('lease_token', 'text')
    .addColumn('settled_at', 'bigint')
    .addColumn('reason', 'text')
    .addUniqueConstraint('mails_once', ['reference', 'kind'])
    .execute();
}

async function createRest(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('leads_received').on('leads').column('received_at').execute();
  await db.schema.createIndex('leads_person').on('leads').column('person_key').execute();
  await db.schema.createIndex('mails_due').on('mails').columns(['state', 'due_at']).execute();
  await db.schema
    .createTable('deletions')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('leads', 'integer', (column) => column.notNull())
    .execute();
}

async function createVisitsAndMarks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visits')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('visits_key').on('visits').columns(['key', 'at']).execute();
  await db.schema
    .createTable('marks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Applied in the order of their names, each once; never change one that was released. */
const migrationsFor = (engine: Engine): Record<string, Migration> => ({
  '001-leads': {
    async up(db) {
      await createLeads(db);
      await createMails(db, engine);
      await createRest(db);
    },
  },
  '002-probe': {
    up: (db) =>
      db.schema
        .createTable('probe')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute(),
  },
  '003-visits-and-marks': { up: createVisitsAndMarks },
});

async function unknownMigration(db: Kysely<Tables>, known: readonly string[]) {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.find(({ name }) => !known.includes(name))?.name;
}

/** Brings the tables up to date, all or nothing. */
export async function migrate(engine: Engine): Promise<void> {
  const migrations = migrationsFor(engine);
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: engine.db, provider }).migrateToLatest();
  if (error === undefined) return;
  const newer = await unknownMigration(engine.db, Object.keys(migrations)).catch(() => undefined);
  if (newer === undefined) throw error;
  throw new SetupError(
    `La base des demandes vient d'une version plus récente du site (« ${newer} ») : mettez le site à jour.`,
  );
}
