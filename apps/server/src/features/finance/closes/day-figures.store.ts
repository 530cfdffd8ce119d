import type { AccountKind, BookingKind } from '@patio/domain/finance/book/book-account.ts';
import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import { dayBefore } from '@patio/domain/finance/closes/close-days.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/** What the book has at the bank before an instant, which is an expression. */
export const bankBalanceBefore = (instant: string): string =>
  `(select coalesce(sum(e.amount_cents), 0)::bigint from book_account k join book_entry e on e.account_code = k.code
    join book_transaction t on t.code = e.transaction_code where k.kind = 'house-bank' and t.at < ${instant})`;

const figures = statement({
  name: 'closes.figures',
  text: `select ${bankBalanceBefore('$1')} as opening, ${bankBalanceBefore('$2')} as closing,
      (select coalesce(sum(p.amount_cents), 0)::bigint from pix_payment p where p.paid_at >= $1 and p.paid_at < $2) as pix_read,
      (select coalesce(sum(e.amount_cents), 0)::bigint from book_transaction t join receipt r on r.code = t.receipt_code
        join book_entry e on e.transaction_code = t.code join book_account k on k.code = e.account_code
        where t.at >= $1 and t.at < $2 and t.kind in ('receipt', 'held') and r.source = 'pix' and k.kind = 'house-bank') as pix_booked,
      (select coalesce(sum(s.amount_cents), 0)::bigint from book_transaction t join payback_part s on t.key = 'sent:' || s.code
        where t.at >= $1 and t.at < $2 and t.kind = 'sent' and s.end_to_end_id is not null) as pix_returned`,
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
  text: `select e.code, t.at, t.kind, e.amount_cents, e.charge_code, c.purchase_code, t.reference, count(*) over ()::int as total
    from book_transaction t join book_entry e on e.transaction_code = t.code join book_account k on k.code = e.account_code
      join charge c on c.code = e.charge_code
    where t.at >= $1 and t.at < $2 and k.kind = 'house-bank' order by t.at, e.code limit $3`,
  shape: shape<{ kind: BookingKind }>(),
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

/** What moved at the bank on a day by the book, oldest first, at most so many, each with the number of all. */
export function movementsOfDay(queries: Queries, day: string, most: number) {
  return queries.rows(movements, [...boundsOf(day), most]);
}
