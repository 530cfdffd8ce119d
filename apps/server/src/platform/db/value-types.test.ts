import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { openDatabase, type Database } from './database.ts';

let made: TestDatabase;
let database: Database;

beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase({ url: made.url, max: 1 });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

test('numbers, days and instants come as the types of rows promise', async () => {
  const text = `select 7::bigint as whole, '{1,9007199254740991}'::bigint[] as list, '{}'::bigint[] as none,
    '{3,null}'::bigint[] as gap, date '2026-02-01' as day, timestamptz '2026-02-01 12:00:00+00' as instant`;
  expect(await database.row({ name: 'test.value-types', text })).toEqual({
    whole: 7,
    list: [1, Number.MAX_SAFE_INTEGER],
    none: [],
    gap: [3, null],
    day: '2026-02-01',
    instant: Date.UTC(2026, 1, 1, 12),
  });
});
