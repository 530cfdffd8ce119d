import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../../test/ask.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { migrateDatabase } from './prepare-database.ts';
import { StartError } from './start-error.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('names an applied migration that was edited, and does not blame the address', async () => {
  await ask(database.url, `update schema_migration set checksum = 'other' where name like '0005%'`);
  const failure: unknown = await migrateDatabase(database.url, () => undefined).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(/could not be prepared: .*0005_auctions\.sql.*into a new migration\.$/u);
});
