import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, dropDatabase } from '../src/platform/postgres-embedded/create-database.ts';
import { REFERENCE_TEMPLATE, TEMPLATE } from './state/template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server; any database of it. */
    postgresUrl: string;
  }
}

/** A database of one test file. */
export type TestDatabase = {
  url: string;
  /** Ends the sessions in it and drops it. */
  drop(): Promise<void>;
};

/**
 * Returns a fresh, migrated database, empty or with the reference data only: a copy of a template of this run. Call it once per test
 * file, in `beforeAll`, and `drop` it in `afterAll`.
 */
export async function createTestDatabase(
  holding: 'nothing' | 'reference' = 'nothing',
): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = holding === 'nothing' ? TEMPLATE : REFERENCE_TEMPLATE;
  const url = await createDatabase(serverUrl, name, template, 'file_copy');
  return { url, drop: () => dropDatabase(serverUrl, name) };
}
