import type { AccountKind, Creditor } from '@patio/domain/finance/book/book-account.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

const oneSnapshot = statement({
  name: 'book.one-snapshot',
  text: 'set transaction isolation level repeatable read, read only',
});

/** What the store of a charge `c` gave back. */
const GIVEN_BACK = (
  cents: string,
): string => `coalesce((select sum(g.${cents})::bigint from store_repayment_part g
        join store_repayment r on r.code = g.repayment_code where g.charge_code = c.code and r.reversed_at is null), 0)`;
/** What its store owes no longer, because the house gave it up. */
const FORGIVEN = (
  cents: string,
): string => `coalesce((select sum(${cents})::bigint from store_forgiveness_part g
        join store_forgiveness f on f.code = g.forgiveness_code where g.charge_code = c.code and f.state = 'forgiven'), 0)`;

const charges = statement({
  name: 'book.examined-charges',
  text: `select c.code, c.creditor, c.amount_cents, c.partner_id, c.purchase_code, coalesce(p.account_id, n.account_id) as account_id, c.cancelled_at is not null as cancelled,
      (select count(*) from book_transaction t where t.charge_code = c.code and t.kind = 'cancellation') as cancellations,
      coalesce((select sum(r.amount_cents)::bigint from receipt r where r.charge_code = c.code and r.state = 'counted'), 0) as counted,
      coalesce((select sum(r.amount_cents)::bigint from receipt r where r.charge_code = c.code and r.state = 'waiting'), 0) as waiting,
      coalesce((select sum(x.amount_cents)::bigint from payback_part x where x.charge_code = c.code and x.state = 'sending'), 0) as sending,
      coalesce((select sum(x.amount_cents)::bigint from payback_part x where x.charge_code = c.code and x.state = 'done'), 0) as gone,
      coalesce((select sum(x.amount_cents)::bigint from bank_refund_part x where x.charge_code = c.code and x.undone_at is null), 0) as refunded,
      coalesce((select sum(x.amount_cents)::bigint from payback x where x.target_charge = c.code and x.state = 'done'), 0) as moved_in,
      coalesce((select sum(x.gross_cents)::bigint from payout_part x join payout y on y.code = x.payout_code
        where x.charge_code = c.code and y.state in ('sending', 'done')), 0)
        - ${GIVEN_BACK('gross_cents')} - ${FORGIVEN('g.gross_cents')} as passed_on,
      coalesce((select sum(x.commission_cents)::bigint from payout_part x join payout y on y.code = x.payout_code
        where x.charge_code = c.code and y.state in ('sending', 'done')), 0)
        - ${GIVEN_BACK('commission_cents')} - ${FORGIVEN('g.commission_cents')} as commission,
      ${FORGIVEN('g.gross_cents - g.commission_cents')} as forgiven,
      coalesce((select sum(x.amount_cents)::bigint from buyer_give_up x where x.charge_code = c.code and x.state = 'released'), 0) as given_up,
      coalesce(n.state = 'kept', false) as kept,
      coalesce((select sum(x.gross_cents - x.commission_cents)::bigint from payout_part x join payout y on y.code = x.payout_code
        where x.charge_code = c.code and y.state = 'sending'), 0) as paying_out
    from charge c left join purchase p on p.code = c.purchase_code left join bid_deposit n on n.code = c.deposit_code
    where c.code > $1 order by c.code limit $2`,
  shape: shape<{ creditor: Creditor }>(),
});

const entries = statement({
  name: 'book.examined-entries',
  text: `select e.code, e.transaction_code, e.charge_code, t.charge_code as told_charge, t.kind as told, a.kind as account,
      a.purchase_code, a.account_id, a.partner_id, e.amount_cents
    from book_entry e join book_transaction t on t.code = e.transaction_code join book_account a on a.code = e.account_code
    where e.charge_code = any($1::bigint[]) or t.charge_code = any($1::bigint[]) order by e.code`,
  shape: shape<{ account: AccountKind }>(),
});

const empty = statement({
  name: 'book.empty-transactions',
  text: `select t.code, t.charge_code from book_transaction t
    where t.charge_code = any($1::bigint[]) and not exists (select from book_entry e where e.transaction_code = t.code)`,
});

const closedDays = statement({
  name: 'book.closed-days',
  text: `with moved as (
      select (t.at at time zone 'America/Sao_Paulo')::date as day, sum(e.amount_cents) as amount
      from book_account k join book_entry e on e.account_code = k.code join book_transaction t on t.code = e.transaction_code
      where k.kind = 'house-bank' group by 1)
    select c.day, c.book_cents, coalesce((select sum(m.amount)::bigint from moved m where m.day <= c.day), 0) as found
    from book_close c where c.reopened_at is null order by c.day`,
});

const strays = statement({
  name: 'book.examined-strays',
  text: `select s.code, s.booked_cents, s.left_cents,
      coalesce((select sum(r.amount_cents)::bigint from stray_return r where r.stray_code = s.code and r.state = 'sending'), 0) as sending,
      coalesce((select sum(e.amount_cents)::bigint from book_transaction t join book_entry e on e.transaction_code = t.code
        join book_account k on k.code = e.account_code where t.stray_code = s.code and k.kind = 'suspense'), 0) as suspense,
      coalesce((select sum(e.amount_cents)::bigint from book_transaction t join book_entry e on e.transaction_code = t.code
        join book_account k on k.code = e.account_code where t.stray_code = s.code and k.kind = 'sending'), 0) as on_its_way,
      coalesce((select sum(e.amount_cents)::bigint from book_transaction t join book_entry e on e.transaction_code = t.code
        join book_account k on k.code = e.account_code where t.stray_code = s.code and k.kind = 'house-bank'), 0) as at_bank,
      (select count(*)::int from book_transaction t join book_entry e on e.transaction_code = t.code where t.stray_code = s.code) as entries
    from stray_pix s where s.code > $1 order by s.code limit $2`,
});

/** Pix without a charge after a code, with what the book has of each. Centavos. */
export function readStrays(queries: Queries, above: number, size: number) {
  return queries.rows(strays, [above, size]);
}

export type ExaminedStray = Awaited<ReturnType<typeof readStrays>>[number];

/** The closed days with the balance that was closed and the one that follows from the entries, in one snapshot. Centavos. */
export function readClosedDays(queries: Queries) {
  return queries.rows(closedDays);
}

/** Charges after a code with all that the book has of them, in one snapshot; the transaction must be new. Amounts in centavos. */
export async function readExaminedCharges(transaction: Transaction, above: number, size: number) {
  await transaction.run(oneSnapshot);
  const found = await transaction.rows(charges, [above, size]);
  const codes = found.map(({ code }) => code);
  const lines = await transaction.rows(entries, [codes]);
  const emptied = await transaction.rows(empty, [codes]);
  return found.map((charge) => ({
    charge,
    entries: lines.filter(
      ({ charge_code: own, told_charge: told }) => own === charge.code || told === charge.code,
    ),
    emptied: emptied.filter(({ charge_code: own }) => own === charge.code).map(({ code }) => code),
  }));
}

export type ExaminedCharge = Awaited<ReturnType<typeof readExaminedCharges>>[number];
