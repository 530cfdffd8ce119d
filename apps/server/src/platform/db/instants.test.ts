import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { openDatabase } from './database.ts';

let source: TestDatabase;

beforeAll(async () => {
  source = await createTestDatabase();
});
afterAll(() => source.drop());

const same = { name: 'test.instant', text: 'select $1::timestamptz as at' };

test.each(['UTC', 'America/Sao_Paulo', 'Asia/Kolkata', 'Asia/Kathmandu'])(
  'instants are the same milliseconds in every time zone of the database: %s',
  async (timezone) => {
    const database = openDatabase({ url: source.url, max: 1, settings: { timezone } });
    for (const at of [0, 1, 1_795_553_715_120, 1_795_553_715_000, 951_782_400_999]) {
      expect(await database.rows(same, [new Date(at)])).toEqual([{ at }]);
    }
    await database.close();
  },
);
