import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { mindingChanges } from './changes-made.ts';
import { openDatabase, type Database } from './database.ts';
import { DatabaseUnavailable, OutcomeUnknown } from './failures.ts';

let made: TestDatabase;
let database: Database;

const gone = new DatabaseUnavailable(new Error('gone'));
const failing = async (): Promise<never> => {
  throw gone;
};

beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase({ url: made.url, max: 2 });
  await database.run({ name: 'test make', text: 'create table put (number int)' });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

const insert = { name: 'test put', text: 'insert into put values (1)' };
const steps = [
  ['a statement of its own', () => database.run(insert)],
  ['a transaction', () => database.transact((transaction) => transaction.run(insert))],
] as const;

it.each(steps)('anyone who has recorded %s never says afterwards that nothing was', async (_what, step) => {
  const failure: unknown = await mindingChanges(async () => {
    await step();
    return failing();
  }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OutcomeUnknown);
});

it('anyone who has only read, or was undone, says that nothing was recorded', async () => {
  const failure: unknown = await mindingChanges(async () => {
    await database.rows({ name: 'test read', text: 'select number from put' });
    await database
      .transact(async (transaction) => {
        await transaction.run(insert);
        throw new Error('undone');
      })
      .catch(() => undefined);
    return failing();
  }).catch((error: unknown) => error);
  expect(failure).toBe(gone);
});
