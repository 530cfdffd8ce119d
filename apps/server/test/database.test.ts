import pg from 'pg';
import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { createTestDatabase } from './database.ts';

test('each file gets a migrated database of its own, also when many ask at once', async () => {
  const databases = await Promise.all(Array.from({ length: 6 }, () => createTestDatabase()));
  expect(new Set(databases.map(({ url }) => url)).size).toBe(6);
  for (const { url } of databases) {
    const [row] = await ask(url, 'select count(*)::int as migrations from schema_migration');
    expect(row).not.toEqual({ migrations: 0 });
    await ask(url, 'create table only_here (x int)');
  }
  await Promise.all(databases.map(({ drop }) => drop()));
});

test('a dropped database is gone, sessions in it included', async () => {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await drop();
  await expect(ask(url, 'select 1')).rejects.toThrow(/does not exist/);
});
