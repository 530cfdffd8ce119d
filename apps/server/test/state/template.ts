import pg from 'pg';

/** The migrated database that every test file gets a copy of. */
export const TEMPLATE = 'patio_template';

/** The same with the reference data, whose loading takes longer than most tests. */
export const REFERENCE_TEMPLATE = 'patio_reference_template';

/** Keeps everyone out of a database and marks it as a template. */
export async function sealTemplate(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(
      `alter database ${pg.escapeIdentifier(name)} with is_template true allow_connections false`,
    );
  } finally {
    await client.end();
  }
}
