import { storageAccount } from '@patio/domain/sales/storage-days/storage-account.ts';
import { DAY_OUTCOMES, type DayOutcome } from '@patio/domain/sales/storage-days/storage-day.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { STORAGE_OWED } from './public.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const upTo = (most: number) => fc.integer({ min: 0, max: most });
const stored = fc.array(
  fc.record({
    freeDays: upTo(3),
    daily: upTo(5_000),
    mostDays: upTo(6),
    waived: fc.constantFrom(0, 0, 1_000, 90_000),
    charged: fc.constantFrom(0, 0, 2_500, 90_000),
    // What was charged and is not paid yet.
    unpaid: fc.constantFrom(0, 0, 700),
    days: fc.array(
      fc.record({
        outcome: fc.constantFrom<DayOutcome>('conta', 'conta', ...DAY_OUTCOMES),
        vehicles: upTo(3),
      }),
      { maxLength: 9 },
    ),
  }),
  { minLength: 300, maxLength: 300 },
);

test('what is owed of storage in lists is what the account of storage says, in every case', async () => {
  const given = (fc.sample(stored, { numRuns: 1, seed: 11 })[0] ?? []).map((one, code) => ({ ...one, code }));
  const days = given.flatMap(({ code, days: written }) =>
    // Written in no order: the first days count, not the first rows.
    written.map((day, at) => ({ ...day, purchase_code: code, day: `2026-03-0${9 - at}` })),
  );
  const rows = await server.deps.database.rows<{ code: number; owed: number | null }>(
    {
      name: '',
      text: `with p as (select code from jsonb_to_recordset($1) p(code bigint)),
        storage as (select code as purchase_code, "mostDays" as most_days, daily as daily_cents, waived as waived_cents, charged as charged_cents
          from jsonb_to_recordset($1) s(code bigint, "mostDays" int, daily int, waived int, charged int) where daily > 0),
        storage_day as (select * from jsonb_to_recordset($2) d(purchase_code bigint, day date, outcome text, vehicles int)),
        charge as (select code, code as purchase_code, 'storage' as kind from p),
        book_account as (select 1 as code, 'receivable' as kind),
        book_entry as (select code as charge_code, 1 as account_code, unpaid as amount_cents
          from jsonb_to_recordset($1) e(code bigint, unpaid int))
        select p.code, ${STORAGE_OWED} as owed from p order by p.code`,
    },
    [JSON.stringify(given), JSON.stringify(days)],
  );
  const wrong = rows.filter(({ owed }, code) => {
    const one = given[code];
    if (one === undefined || one.daily === 0) return owed !== null;
    const written = days
      .filter(({ purchase_code: of }) => of === code)
      .map(({ day, outcome, vehicles }) => ({ day, outcome, vehicles }));
    const terms = { ...one, keys: 'always' } as const;
    return owed !== storageAccount(terms, written, one).owed + one.unpaid;
  });
  expect(rows).toHaveLength(given.length);
  expect(wrong).toEqual([]);
  expect(rows.filter(({ owed }) => owed !== null && owed > 0).length).toBeGreaterThan(100);
});
