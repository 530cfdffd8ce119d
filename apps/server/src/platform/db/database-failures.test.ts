import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { openDatabase, type Database, type Transaction } from './database.ts';
import { isGone, isUnavailable } from './failures.ts';

let made: TestDatabase;
let database: Database;

const statement = (text: string) => ({ name: `test ${text}`, text });
const lockKey = (key: number) => statement(`select pg_advisory_xact_lock(${key})`);

beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase({ url: made.url, max: 4, timeoutMs: 500 });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

describe('transactions that get in each other’s way', () => {
  it('are done again, so that both succeed', async () => {
    let arrived = 0;
    const both = Promise.withResolvers<void>();
    const crossing = (first: number, second: number) => async (transaction: Transaction) => {
      await transaction.run(lockKey(first));
      arrived += 1;
      if (arrived === 2) both.resolve();
      await both.promise;
      await transaction.run(lockKey(second));
      return first;
    };
    const patient = openDatabase({ url: made.url, max: 2 });
    const results = await Promise.all([patient.transact(crossing(1, 2)), patient.transact(crossing(2, 1))]);
    await patient.close();
    expect(results).toEqual([1, 2]);
    expect(arrived).toBe(3);
  });
});

describe('waiting', () => {
  it('for a lock ends after a while, and counts as unavailable', async () => {
    const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = openDatabase({ url: made.url, max: 1 });
    const holding = other.transact(async (transaction) => {
      await transaction.run(lockKey(3));
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const failure: unknown = await database
      .transact((transaction) => transaction.run(lockKey(3)))
      .catch((error: unknown) => error);
    held.resolve();
    await holding;
    await other.close();
    expect(isUnavailable(failure)).toBe(true);
  });

  it('by a transaction that hangs ends after a while, so that its locks are free again', async () => {
    const [locked, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hanging = database.transact(async (transaction) => {
      await transaction.run(lockKey(4));
      locked.resolve();
      await freed.promise;
      await transaction.run(statement('select 1'));
    });
    const caught = hanging.catch((error: unknown) => error);
    await locked.promise;
    const patient = openDatabase({ url: made.url, max: 1 });
    await patient.transact((transaction) => transaction.run(lockKey(4)));
    await patient.close();
    freed.resolve();
    expect(isGone(await caught)).toBe(true);
  });

  it('for a database that does not listen counts as unavailable', async () => {
    const nowhere = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/none', max: 1 });
    const failure: unknown = await nowhere.rows(statement('select 1')).catch((error: unknown) => error);
    await nowhere.close();
    expect([isUnavailable(failure), isGone(failure)]).toEqual([true, true]);
  });
});
