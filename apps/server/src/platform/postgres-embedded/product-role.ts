import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The role that the product connects as: it owns nothing. */
export const PRODUCT_ROLE = 'patio_app';

/**
 * The privileges that a role needs on a database that is up to date, and no more: rows, insert-only for the ledger. The owner of the tables
 * runs it; `docs/runbooks/verify-ledger.md` has the same for your own database.
 */
export function grantsFor(role: string): readonly string[] {
  return [
    `grant usage on schema public to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `grant usage, select on all sequences in schema public to ${role}`,
    `alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`,
    `alter default privileges in schema public grant usage, select on sequences to ${role}`,
    `revoke update, delete, truncate on bid, maximum, audit, book_account, book_transaction, book_entry from ${role}`,
    `grant update (details, before, after) on audit to ${role}`,
    `revoke insert, update, delete on schema_migration from ${role}`,
  ];
}

/**
 * Creates the product's role on an embedded server, or resets an existing one to its current privileges, and returns its URL. Its password
 * is new each time and stored nowhere. `ownerUrl` leads to the product's database, which is up to date.
 */
export async function openProductRole(ownerUrl: string, name: string = PRODUCT_ROLE): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'patio-grants' });
  await client.connect();
  try {
    await client.query('begin');
    for (const statement of await statementsFor(client, name, password)) await client.query(statement);
    await client.query('commit');
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  url.username = name;
  url.password = password;
  return url.href;
}

async function statementsFor(client: pg.Client, name: string, password: string): Promise<readonly string[]> {
  const role = pg.escapeIdentifier(name);
  const known = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  const { rows } = await client.query<{ here: string }>('select current_database() as here');
  const here = pg.escapeIdentifier(rows[0]?.here ?? '');
  const bounds = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls noinherit';
  return [
    ...(known.rowCount === 0 ? [`create role ${role}`] : []),
    `alter role ${role} with ${bounds} password ${pg.escapeLiteral(password)}`,
    // By default anyone may create temporary tables and connect to the server's own database.
    `revoke temporary on database ${here} from public`,
    'revoke all on database postgres from public',
    'revoke create on schema public from public',
    `grant connect on database ${here} to ${role}`,
    ...grantsFor(role),
  ];
}
