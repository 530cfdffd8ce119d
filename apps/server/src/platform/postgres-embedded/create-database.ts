import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const TEMPLATE_IN_USE = '55006';
const ATTEMPTS = 40;

/** Returns the address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns whether a database exists. `serverUrl` is any database of the server. */
export async function databaseExists(serverUrl: string, name: string): Promise<boolean> {
  const { rowCount } = await query(serverUrl, 'select 1 from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

/**
 * Creates a database, as a copy of `template` if given, and returns its URL. Waits while there are sessions on the template. The strategy
 * `file_copy` copies files as `file_copy_method` says, bypassing the log.
 */
export async function createDatabase(
  serverUrl: string,
  name: string,
  template?: string,
  strategy: 'wal_log' | 'file_copy' = 'wal_log',
): Promise<string> {
  const source =
    template === undefined ? '' : ` template ${pg.escapeIdentifier(template)} strategy ${strategy}`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await query(serverUrl, `create database ${pg.escapeIdentifier(name)}${source}`);
      return databaseUrl(serverUrl, name);
    } catch (error) {
      const busy = error instanceof pg.DatabaseError && error.code === TEMPLATE_IN_USE;
      if (!busy || attempt === ATTEMPTS) throw error;
      await pause(50 + attempt * 10);
    }
  }
}

/** Drops a database and ends the sessions in it; nothing happens when it does not exist. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await query(serverUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

async function query(url: string, sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
}
