import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { openDatabase, type Database, type Transaction } from '../db/database.ts';
import { createLogger } from '../logging/logger.ts';
import { eachOf } from './each-apart.ts';

let made: TestDatabase;
let database: Database;
const logger = createLogger({ level: 'silent', role: 'worker' });

beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase({ url: made.url, max: 2 });
  await database.run({ name: 'test.create', text: 'create table done (number int primary key)' });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});
beforeEach(() => database.run({ name: 'test.empty', text: 'delete from done' }));

const note = (transaction: Transaction, number: number) =>
  transaction.run({ name: 'test.note', text: 'insert into done values ($1)' }, [number]);
const done = async () =>
  (
    await database.rows<{ number: number }>({ name: 'test.done', text: 'select number from done order by 1' })
  ).map(({ number }) => number);

test('a row that fails, in the program or in the database, is undone with its effects and keeps no other from it', async () => {
  const effects: number[] = [];
  const count = await database.transact((transaction) =>
    eachOf({ logger }, transaction, [1, 2, 3, 4], {
      failed: 'a number failed',
      code: (number) => number,
      work: async (part, number) => {
        await note(part, number);
        part.afterCommit(() => effects.push(number));
        if (number === 2) throw new Error('spoilt');
        if (number === 3) await note(part, 3);
      },
    }),
  );
  expect([count, await done(), effects]).toEqual([2, [1, 4], [1, 4]]);
});
