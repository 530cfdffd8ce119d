import { endedAgainstBuyer, keepsFromCollecting } from '@patio/domain/sales/complaints/complaint-storage.ts';
import { COMPLAINT_ENDS } from '@patio/domain/sales/complaints/complaint-steps.ts';
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_FINDINGS,
  COMPLAINT_REMEDIES,
} from '@patio/domain/sales/complaints/complaint-words.ts';
import { storageAccount } from '@patio/domain/sales/storage-days/storage-account.ts';
import { DAY_OUTCOMES, type DayKind, type DayOutcome } from '@patio/domain/sales/storage-days/storage-day.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { STORAGE_UNDECIDED } from '../../people/personal-data/deletion/storage-undecided.store.ts';
import { KEEPS_FROM_COLLECTING, STORAGE_DAY_KIND, STORAGE_OWED } from './public.ts';

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
    // Complaints from one day of March to another; 10: open.
    complaints: fc.array(
      fc.record({
        from: fc.integer({ min: 1, max: 9 }),
        until: fc.integer({ min: 1, max: 10 }),
        told: fc.constantFrom(true, true, false),
        category: fc.constantFrom('documentos', 'custos'),
        finding: fc.constantFrom(null, null, 'improcedente', 'procedente'),
        end: fc.constantFrom(...COMPLAINT_ENDS),
        settled: fc.constantFrom(true, false, false),
      }),
      { maxLength: 2 },
    ),
    // What was charged and is not paid yet.
    unpaid: fc.constantFrom(0, 0, 700),
    days: fc.array(
      fc.record({
        outcome: fc.constantFrom<DayOutcome>('conta', 'conta', 'reclamacao', 'reclamacao', ...DAY_OUTCOMES),
        vehicles: upTo(3),
      }),
      { minLength: 3, maxLength: 9 },
    ),
  }),
  { minLength: 600, maxLength: 600 },
);

type Complained = Parameters<Parameters<typeof stored.filter>[0]>[0][number]['complaints'];

/** A day counts after all once all complaints that kept the buyer from collecting on it have ended against them. */
function kindOf(day: string, outcome: DayOutcome, complaints: Complained): DayKind {
  if (outcome !== 'reclamacao') return outcome;
  const on = Number(day.slice(-1));
  const stopping = complaints.filter(
    ({ from, until, told, category }) =>
      from <= on && until >= on && (!told || keepsFromCollecting({ category, remedy: 'resposta' })),
  );
  const against = stopping.every(
    ({ told, until, end, finding }) => told && endedAgainstBuyer({ end: until === 10 ? null : end, finding }),
  );
  return stopping.length > 0 && against ? 'reclamacao-conta' : 'reclamacao';
}

test('what a complaint means for storage is in SQL what the rules say, in every case', async () => {
  const rows = await server.deps.database.rows<{
    category: (typeof COMPLAINT_CATEGORIES)[number];
    remedy: (typeof COMPLAINT_REMEDIES)[number];
    end: (typeof COMPLAINT_ENDS)[number] | null;
    finding: (typeof COMPLAINT_FINDINGS)[number] | null;
    keeps: boolean;
    counts: boolean;
  }>(
    {
      name: '',
      text: `with complaint as (select row_number() over () as purchase_code, g.category, r.remedy, e.end_reason, f.finding, true as storage_told,
            timestamptz '2026-03-01' as opened_at, case when e.end_reason is not null then timestamptz '2026-03-09' end as closed_at,
            case when e.end_reason is null then 'waiting' else 'closed' end as state
          from unnest($1::text[]) g(category) cross join unnest($2::text[]) r(remedy)
            cross join unnest(array_append($3::text[], null)) e(end_reason) cross join unnest(array_append($4::text[], null)) f(finding)),
        storage_day as (select purchase_code, date '2026-03-05' as day, 'reclamacao' as outcome from complaint)
        select c.category, c.remedy, c.end_reason as "end", c.finding, ${KEEPS_FROM_COLLECTING} as keeps,
          ${STORAGE_DAY_KIND} = 'reclamacao-conta' as counts
        from complaint c join storage_day d on d.purchase_code = c.purchase_code`,
    },
    [COMPLAINT_CATEGORIES, COMPLAINT_REMEDIES, COMPLAINT_ENDS, COMPLAINT_FINDINGS],
  );
  expect(rows).toHaveLength(9 * 5 * 6 * 4);
  const wrong = rows.filter(
    (row) => row.keeps !== keepsFromCollecting(row) || row.counts !== (row.keeps && endedAgainstBuyer(row)),
  );
  expect(wrong).toEqual([]);
});

/** Storage of many purchases, each with its days and its complaints, and the tables that hold them. */
function manyStored() {
  const given = (fc.sample(stored, { numRuns: 1, seed: 11 })[0] ?? []).map((one, code) => ({ ...one, code }));
  const days = given.flatMap(({ code, days: written }) =>
    // Written in no order: the first days count, not the first rows.
    written.map((day, at) => ({ ...day, purchase_code: code, day: `2026-03-0${9 - at}` })),
  );
  const complaints = given.flatMap(({ code, complaints: opened }) =>
    opened.map((one) => ({
      ...one,
      purchase_code: code,
      state: one.until === 10 ? 'open' : 'closed',
      opened_at: `2026-03-0${one.from}T15:00:00Z`,
      closed_at: one.until === 10 ? null : `2026-03-0${one.until}T15:00:00Z`,
    })),
  );
  return { given, days, values: [given, days, complaints].map((rows) => JSON.stringify(rows)) };
}

const TABLES = `p as (select code from jsonb_to_recordset($1) p(code bigint)),
  storage as (select code as purchase_code, "freeDays" as free_days, "mostDays" as most_days, daily as daily_cents, waived as waived_cents, charged as charged_cents
    from jsonb_to_recordset($1) s(code bigint, "freeDays" int, "mostDays" int, daily int, waived int, charged int) where daily > 0),
  storage_day as (select * from jsonb_to_recordset($2) d(purchase_code bigint, day date, outcome text, vehicles int)),
  complaint as (select purchase_code, opened_at, closed_at, told as storage_told, settled as storage_settled, category, 'resposta' as remedy, state,
      "end" as end_reason, finding
    from jsonb_to_recordset($3) c(purchase_code bigint, opened_at timestamptz, closed_at timestamptz, told boolean, settled boolean, category text,
      state text, "end" text, finding text))`;

test('what is owed of storage in lists is what the account of storage says, in every case', async () => {
  const { given, days, values } = manyStored();
  const rows = await server.deps.database.rows<{ code: number; owed: number | null }>(
    {
      name: '',
      text: `with ${TABLES},
        charge as (select code, code as purchase_code, 'storage' as kind from p),
        book_account as (select 1 as code, 'receivable' as kind),
        book_entry as (select code as charge_code, 1 as account_code, unpaid as amount_cents
          from jsonb_to_recordset($1) e(code bigint, unpaid int))
        select p.code, ${STORAGE_OWED} as owed from p order by p.code`,
    },
    values,
  );
  const wrong = rows.filter(({ owed }, code) => {
    const one = given[code];
    if (one === undefined || one.daily === 0) return owed !== null;
    const written = days
      .filter(({ purchase_code: of }) => of === code)
      .map(({ day, outcome, vehicles }) => ({
        day,
        outcome: kindOf(day, outcome, one.complaints),
        vehicles,
      }));
    const terms = { ...one, keys: 'always' } as const;
    return owed !== storageAccount(terms, written, one).owed + one.unpaid;
  });
  expect(rows).toHaveLength(given.length);
  expect(wrong).toEqual([]);
  expect(rows.filter(({ owed }) => owed !== null && owed > 0).length).toBeGreaterThan(100);
});

test('storage is undecided while a complaint that is not settled could still make it owed, in every case', async () => {
  const { given, days, values } = manyStored();
  const rows = await server.deps.database.rows<{ undecided: boolean }>(
    { name: '', text: `with ${TABLES} select ${STORAGE_UNDECIDED} as undecided from p order by p.code` },
    values,
  );
  const wrong = rows.filter(({ undecided }, code) => {
    const one = given[code];
    if (one === undefined || one.daily === 0) return undecided;
    const written = days.filter(({ purchase_code: of }) => of === code);
    // All days of complaints count after all.
    const against = written.map(({ day, outcome, vehicles }) => {
      const kind: DayKind = outcome === 'reclamacao' ? 'reclamacao-conta' : outcome;
      return { day, outcome: kind, vehicles };
    });
    const waits = one.complaints.some(
      ({ told, settled, from }) =>
        told &&
        !settled &&
        written.some(({ day, outcome }) => outcome === 'reclamacao' && day >= `2026-03-0${from}`),
    );
    const { owed } = storageAccount({ ...one, keys: 'always' }, against, one);
    return undecided !== (waits && owed > 0);
  });
  expect(rows).toHaveLength(given.length);
  expect(wrong).toEqual([]);
  expect(rows.filter(({ undecided }) => undecided).length).toBeGreaterThan(20);
});
