import type { AccountKind, BookingKind } from '@patio/domain/finance/book/book-account.ts';
import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import { dayBefore } from '@patio/domain/finance/closes/close-days.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/** What the book has at the bank before an instant, which is an expression. */
export const bankBalanceBefore = (instant: string): string =>
  `(select coalesce(sum(e.amount_cents), 0)::bigint from book_account k join book_entry e on e.account_code = k.code
    join book_transaction t on t.code = e.transaction_code where k.kind = 'house-bank' and t.at < ${instant})`;

/**
 * The entries at the bank of which one movement of it was booked, as a grouping of entries `e` of transactions `t`: one transfer is booked at
 * each charge that it is about, at once. What a charge, or what a store gave back, takes of a Pix that arrived without one moves nothing at the bank.
 */
export const ONE_MOVEMENT = `t.at, t.made_in, case when t.kind in ('moved-out', 'moved-in') then 'moved'
    when t.kind in ('receipt', 'held', 'store-repaid', 'stray-taken') then 'receipt' when t.kind = 'store-unrepaid' then 'stray' else t.kind end,
  coalesce(split_part(t.reference, '/', 1), 'entry ' || e.code)`;

const figures = statement({
  name: 'closes.figures',
  text: `select ${bankBalanceBefore('$1')} as opening, ${bankBalanceBefore('$2')} as closing,
      (select coalesce(sum(p.amount_cents), 0)::bigint from pix_payment p where p.paid_at >= $1 and p.paid_at < $2)
        + (select coalesce(sum(s.booked_cents), 0)::bigint from stray_pix s where s.paid_at >= $1 and s.paid_at < $2) as pix_read,
      (select coalesce(sum(e.amount_cents), 0)::bigint from book_transaction t join receipt r on r.code = t.receipt_code
        join book_entry e on e.transaction_code = t.code join book_account k on k.code = e.account_code
        where t.at >= $1 and t.at < $2 and t.kind in ('receipt', 'held') and r.source = 'pix' and k.kind = 'house-bank')
        + (select coalesce(sum(s.booked_cents), 0)::bigint from book_transaction t join stray_pix s on t.key = 'stray:' || s.code
        where t.at >= $1 and t.at < $2) as pix_booked,
      (select coalesce(sum(s.amount_cents), 0)::bigint from book_transaction t join payback_part s on t.key = 'sent:' || s.code
        where t.at >= $1 and t.at < $2 and t.kind = 'sent' and s.end_to_end_id is not null)
        + (select coalesce(sum(s.amount_cents), 0)::bigint from book_transaction t join stray_return s on t.key = 'stray-sent:' || s.code
        where t.at >= $1 and t.at < $2)
        - (select coalesce(sum(e.amount_cents), 0)::bigint from book_transaction t join book_entry e on e.transaction_code = t.code
          join book_account k on k.code = e.account_code where t.at >= $1 and t.at < $2 and k.kind = 'house-bank'
            and t.kind in ('bank-refund', 'bank-refund-undone')) as pix_returned`,
});

const accounts = statement({
  name: 'closes.accounts',
  text: `select k.kind, coalesce(sum(e.amount_cents) filter (where e.amount_cents > 0), 0)::bigint as debit,
      coalesce(-sum(e.amount_cents) filter (where e.amount_cents < 0), 0)::bigint as credit
    from book_transaction t join book_entry e on e.transaction_code = t.code join book_account k on k.code = e.account_code
    where t.at >= $1 and t.at < $2 group by k.kind`,
  shape: shape<{ kind: AccountKind }>(),
});

const movements = statement({
  name: 'closes.movements',
  text: `select min(e.code) as code, t.at, min(t.kind) as kind, sum(e.amount_cents)::bigint as amount_cents,
      min(split_part(t.reference, '/', 1)) as reference,
      coalesce(json_agg(json_build_object('charge', e.charge_code, 'purchase', c.purchase_code, 'amount', e.amount_cents) order by e.code)
        filter (where e.charge_code is not null), '[]') as parts,
      count(*) over ()::int as total
    from book_transaction t join book_entry e on e.transaction_code = t.code join book_account k on k.code = e.account_code
      left join charge c on c.code = e.charge_code
    where t.at >= $1 and t.at < $2 and k.kind = 'house-bank'
    group by ${ONE_MOVEMENT} having sum(e.amount_cents) <> 0 order by t.at, min(e.code) limit $3`,
  shape: shape<{
    kind: BookingKind;
    parts: readonly { readonly charge: number; readonly purchase: number | null; readonly amount: number }[];
  }>(),
});

/** From the first instant of a day to the first one after it. */
const boundsOf = (day: string): readonly [Date, Date] => [
  new Date(endOfDay(dayBefore(day))),
  new Date(endOfDay(day)),
];

/** What the book has of a day (yyyy-mm-dd) at the bank, and what the bank says of its Pix. Centavos. */
export async function dayFigures(queries: Queries, day: string) {
  const found = await queries.row(figures, boundsOf(day));
  if (found === undefined) throw new Error('A day has no figures.');
  return found;
}

/** Every account that moved on a day, with its debits and credits. Centavos. */
export function accountsOfDay(queries: Queries, day: string) {
  return queries.rows(accounts, boundsOf(day));
}

/** What moved at the bank on a day by the book, oldest first, at most so many movements with their parts, each with the number of all. */
export function movementsOfDay(queries: Queries, day: string, most: number) {
  return queries.rows(movements, [...boundsOf(day), most]);
}
