import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { openDatabase, type Database, type Transaction } from './database.ts';

let made: TestDatabase;
let database: Database;

const statement = (text: string) => ({ name: `test ${text}`, text });
const put = (queries: Transaction, number: number) =>
  queries.run(statement('insert into put (number) values ($1)'), [number]);
const held = async () =>
  (await database.rows<{ number: number }>(statement('select number from put order by 1'))).map(
    ({ number }) => number,
  );

beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase({ url: made.url, max: 2 });
  await database.run(statement('create table put (number int primary key)'));
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

describe('a commit that travels with the last statements', () => {
  it('commits them, and only then does what follows a commit', async () => {
    const seen: number[][] = [];
    let after = Promise.resolve();
    await database.transact(async (transaction) => {
      await put(transaction, 1);
      transaction.commitWith(Promise.all([put(transaction, 2), put(transaction, 3)]));
      transaction.afterCommit(() => {
        after = held().then((numbers) => void seen.push(numbers));
      });
    });
    await after;
    expect(seen).toEqual([[1, 2, 3]]);
  });

  it('undoes everything when one of them fails, and says why', async () => {
    let followed = false;
    const failing = database.transact(async (transaction) => {
      await put(transaction, 10);
      transaction.commitWith(Promise.all([put(transaction, 11), put(transaction, 1), put(transaction, 12)]));
      transaction.afterCommit(() => {
        followed = true;
      });
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect([await held(), followed]).toEqual([[1, 2, 3], false]);
  });

  it('is refused to a statement that comes too late, instead of being done outside', async () => {
    const late = database.transact(async (transaction) => {
      const both = async () => {
        await put(transaction, 20);
        await put(transaction, 21);
      };
      transaction.commitWith(both());
    });
    await expect(late).rejects.toThrow('after the end of its transaction');
    expect(await held()).not.toContain(21);
  });
});
