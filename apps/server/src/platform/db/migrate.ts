import pg from 'pg';
import { type MigrationFile, readMigrations } from './migration-files.ts';

const migrations = new URL('../../../migrations/', import.meta.url);
/** An arbitrary fixed number: the lock under which only one process migrates at a time. */
const lockKey = 7_411_902;

/** The database and the migration files disagree about what was applied; nothing was changed. */
export class MigrationMismatch extends Error {}

/**
 * Migrates a database to the newest schema: every file of `migrations/` that it has not applied, in order, each in its own transaction.
 * Safe to call from several processes at once. Forward only. Errors: `MigrationMismatch` for a database newer than this program or an
 * applied file that was edited; a failing file (named in the message).
 */
export async function migrate(url: string, directory: URL = migrations): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: url, application_name: 'patio-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await prepareTable(client);
    const files = await readMigrations(directory);
    const { rows } = await client.query<Applied>('select name, checksum from schema_migration order by name');
    const done = new Map(rows.map((row) => [row.name, row.checksum]));
    refuseNewer(done, files);
    refuseEdited(done, files);
    await fillChecksums(client, done, files);
    const pending = files.filter(({ name }) => !done.has(name));
    for (const file of pending) await apply(client, file);
    return { applied: pending.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/** Without a checksum if a version without checksums applied it. */
interface Applied {
  readonly name: string;
  readonly checksum: string | null;
}

/** Checks first, so that a role without DDL rights can open a database that is up to date. */
async function prepareTable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ columns: number }>(
    `select count(*)::int as columns from pg_attribute
     where attrelid = to_regclass('schema_migration') and attname in ('name', 'checksum')`,
  );
  if (rows[0]?.columns === 2) return;
  await client.query(
    'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())',
  );
  await client.query('alter table schema_migration add column checksum text');
}

function refuseNewer(done: ReadonlyMap<string, string | null>, files: readonly MigrationFile[]): void {
  const known = new Set(files.map(({ name }) => name));
  const unknown = [...done.keys()].find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new MigrationMismatch(
      `The database has the migration ${unknown}, which this version does not know.`,
    );
}

function refuseEdited(done: ReadonlyMap<string, string | null>, files: readonly MigrationFile[]): void {
  const edited = files.filter(({ name, checksum }) => (done.get(name) ?? checksum) !== checksum);
  if (edited.length === 0) return;
  const names = edited.map(({ name }) => name).join(', ');
  throw new MigrationMismatch(
    `The database has already applied ${names}, and the file was edited since. ` +
      'Restore it as it was (git log -- apps/server/migrations) and put the change into a new migration.',
  );
}

/** Migrations applied before checksums existed get those of the current files. */
async function fillChecksums(
  client: pg.Client,
  done: ReadonlyMap<string, string | null>,
  files: readonly MigrationFile[],
): Promise<void> {
  const missing = files.filter(({ name }) => done.get(name) === null);
  if (missing.length === 0) return;
  await client.query(
    `update schema_migration m set checksum = f.checksum
     from unnest($1::text[], $2::text[]) f(name, checksum) where m.name = f.name and m.checksum is null`,
    [missing.map(({ name }) => name), missing.map(({ checksum }) => checksum)],
  );
}

async function apply(client: pg.Client, { name, text, checksum }: MigrationFile): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed.`, { cause: error });
  }
}
