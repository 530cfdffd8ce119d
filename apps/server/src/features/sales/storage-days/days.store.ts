import type { DayKind, DayOutcome } from '@patio/domain/sales/storage-days/storage-day.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { KEEPS_FROM_COLLECTING, STORAGE_DAY_KIND } from '../purchase-debts/public.ts';

const days = statement({
  name: 'storage.days',
  text: `select d.day::text as day, ${STORAGE_DAY_KIND} as outcome, d.vehicles from storage_day d where d.purchase_code = $1 order by d.day`,
  shape: shape<{ outcome: DayKind; day: string }>(),
});

const add = statement({
  name: 'storage.add-day',
  text: 'insert into storage_day (purchase_code, day, outcome, vehicles) values ($1, $2, $3, $4)',
});

const waivers = statement({
  name: 'storage.waivers',
  text: `select w.amount_cents, w.of_charge, w.reason, w.at, trim(a.name || ' ' || a.surname) as author
    from storage_waiver w join account a on a.id = w.by_id where w.purchase_code = $1 order by w.code`,
});

const waive = statement({
  name: 'storage.add-waiver',
  text: `insert into storage_waiver (purchase_code, amount_cents, of_charge, reason, by_id, at) values ($1, $2, $3, $4, $5, $6)
    returning code`,
});

/** What of a purchase decides about a day; `$2` is the first instant of the day, `$3` that of the next. */
const facts = statement({
  name: 'storage.day-facts',
  text: `select p.freight = 'S' as delivered,
      coalesce(p.cancellation_requested_at < $3 and (p.cancellation = 'Q' or p.cancellation_rejected_at >= $2), false)
        or exists (select from cancellation k where k.purchase_code = p.code and k.complaint_code is not null
          and k.requested_at < $3 and (k.outcome = 'review' or k.answered_at >= $2)) as cancellation_asked,
      exists (select from complaint c where c.purchase_code = p.code and c.opened_at < $3 and (c.closed_at is null or c.closed_at >= $2)
        and ${KEEPS_FROM_COLLECTING})
        as complaint_open,
      (select count(*)::int from vehicle v where v.offer_code = p.offer_code and not exists (select from yard_exit x
        where x.purchase_code = p.code and x.vehicle_code = v.code and x.undone_at is null and x.confirmed_at < $3)) as vehicles
    from purchase p where p.code = $1`,
});

/** The days of a purchase that are written, in order. */
export const daysOf = (queries: Queries, code: number) => queries.rows(days, [code]);

interface NewDay {
  readonly day: string;
  readonly outcome: DayOutcome;
  readonly vehicles: number;
}

/** Writes a day. */
export async function addDay(transaction: Transaction, code: number, given: NewDay): Promise<void> {
  await transaction.run(add, [code, given.day, given.outcome, given.vehicles]);
}

/** What was waived of a purchase, oldest first. Centavos, epoch milliseconds. */
export const waiversOf = (queries: Queries, code: number) => queries.rows(waivers, [code]);

/** Records a waiver, and gives its number. */
export async function addWaiver(
  transaction: Transaction,
  waiver: {
    readonly code: number;
    readonly amount: number;
    readonly ofCharge: boolean;
    readonly reason: string;
    readonly by: number;
    readonly at: number;
  },
): Promise<number> {
  const { code, amount, ofCharge, reason, by, at } = waiver;
  const row = await transaction.row(waive, [code, amount, ofCharge, reason, by, new Date(at)]);
  if (!row) throw new Error('A waiver was not written.');
  return row.code;
}

/** What of a purchase decides about a stretch of time, and how many vehicles stood there at its end. Epoch milliseconds. */
export const dayFacts = (queries: Queries, code: number, from: number, until: number) =>
  queries.row(facts, [code, new Date(from), new Date(until)]);
