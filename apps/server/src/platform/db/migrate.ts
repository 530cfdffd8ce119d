import { readFile, readdir } from 'node:fs/promises';
import pg from 'pg';

const directory = new URL('../../../migrations/', import.meta.url);
/** Any fixed number: it names the lock that lets one process migrate at a time. */
const lockKey = 7_411_902;

/**
 * Brings a database to the newest schema: every file of `migrations/` that it has not seen, in order, each in a
 * transaction of its own. Safe to call from several processes at once. Forward only.
 * Errors: a database newer than this program, or a failing file (named in the message).
 */
export async function migrate(url: string): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: url, application_name: 'patio-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await makeList(client);
    const seen = await client.query<{ name: string }>('select name from schema_migration');
    const done = new Set(seen.rows.map((row) => row.name));
    const files = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
    refuseNewer(done, files);
    const applied = files.filter((name) => !done.has(name));
    for (const name of applied) await apply(client, name);
    return { applied };
  } finally {
    await client.end();
  }
}

/** Asks first, so that a role that may create nothing can look at a database that is up to date. */
async function makeList(client: pg.Client): Promise<void> {
  const known = await client.query(`select where to_regclass('schema_migration') is not null`);
  if (known.rowCount === 1) return;
  await client.query(
    'create table schema_migration (name text primary key, applied_at timestamptz not null default now())',
  );
}

function refuseNewer(done: ReadonlySet<string>, files: readonly string[]): void {
  const unknown = [...done].find((name) => !files.includes(name));
  if (unknown)
    throw new Error(`The database has the migration ${unknown}, which this version does not know.`);
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const text = await readFile(new URL(name, directory), 'utf8');
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed.`, { cause: error });
  }
}
