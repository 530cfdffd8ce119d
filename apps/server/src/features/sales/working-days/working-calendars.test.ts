import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { workingCalendar, workingCalendars } from './public.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('reads the calendar of a year once for all records of a run', async () => {
  const { database } = server.deps;
  let statements = 0;
  const counted: Queries = {
    row: (...given) => {
      statements += 1;
      return database.row(...given);
    },
    rows: (...given) => {
      statements += 1;
      return database.rows(...given);
    },
    run: (...given) => database.run(...given),
  };
  const calendarAt = workingCalendars(counted);
  const [june, july, next] = [Date.UTC(2026, 5, 1), Date.UTC(2026, 6, 1), Date.UTC(2027, 5, 1)];
  expect(await calendarAt(june)).toEqual(await workingCalendar(database, june));
  const once = statements;
  expect(await Promise.all([calendarAt(july), calendarAt(june)])).toHaveLength(2);
  expect(statements).toBe(once);
  expect(await calendarAt(next)).toEqual(await workingCalendar(database, next));
  expect(statements).toBe(2 * once);
});
