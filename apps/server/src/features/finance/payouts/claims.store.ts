import type { ChargeKind } from '@patio/domain/finance/charges/charge-state.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';

const booked = (kind: string): string =>
  `(select coalesce(sum(e.amount_cents), 0)::bigint from book_entry e join book_account k on k.code = e.account_code
      where e.charge_code = c.code and k.kind = '${kind}')`;

// What the buyer owes of the whole purchase, and when something of it was paid last. Storage holds only itself up: it comes after the sale.
const OPEN = `select coalesce(sum(e.amount_cents), 0)::bigint as open, max(t.at) filter (where e.amount_cents < 0) as last_paid_at
  from charge d join book_entry e on e.charge_code = d.code join book_account k on k.code = e.account_code and k.kind = 'receivable'
    join book_transaction t on t.code = e.transaction_code
  where d.purchase_code = c.purchase_code and (d.kind <> 'storage' or d.code = c.code)`;

const BEFORE_BOOK = `exists (select from receipt r where r.charge_code = c.code and r.source = 'opening' and r.state = 'counted')`;

const CLAIMS = `select c.code as charge, p.code as purchase_code, c.partner_id, c.kind, c.amount_cents, c.cancelled_at is not null as cancelled,
      p.created_at as made_at, p.finished_at as handed_over_at, p.cancellation is not null as cancellation_asked,
      exists (select from complaint m where m.purchase_code = p.code and m.state <> 'closed') as complaint_open,
      p.offer_code, o.title, o.category_codes, w.open, w.last_paid_at,
      -${booked('third-party')} as arrived, ${booked('paid-out')} as passed_on, -${booked('store-commission')} as deducted,
      ${BEFORE_BOOK} as before_book,
      exists (select from payout_part x join payout y on y.code = x.payout_code
        where x.charge_code = c.code and y.state = 'sending') as on_its_way
    from charge c join purchase p on p.code = c.purchase_code join offer o on o.code = p.offer_code cross join lateral (${OPEN}) w
    where c.creditor = 'store' and c.partner_id = $1`;

const latest = statement({
  name: 'payouts.latest-claims',
  text: `${CLAIMS} order by c.code desc limit $2`,
  shape: shape<{ kind: ChargeKind }>(),
});

// The accounts of a store have its whole history; what of it is unsettled is found there before anything else is read of it.
const unsettled = statement({
  name: 'payouts.unsettled-claims',
  text: `with unsettled as materialized (
      select e.charge_code from book_account k join book_entry e on e.account_code = k.code
      where k.partner_id = $1 and k.kind in ('third-party', 'paid-out') group by e.charge_code having sum(e.amount_cents) <> 0)
    ${CLAIMS} and c.code in (select charge_code from unsettled) and not ${BEFORE_BOOK} order by c.code desc`,
  shape: shape<{ kind: ChargeKind }>(),
});

const lockClaims = statement({
  name: 'payouts.lock-claims',
  text: `select c.code, p.code as purchase, c.partner_id as store, p.account_id as buyer
    from charge c join purchase p on p.code = c.purchase_code where c.code = any($1::bigint[]) order by c.code for update of c`,
});

const lock = statement({
  name: 'payouts.lock-store',
  text: 'select id, name, document, legal_name from partner where id = $1 for no key update',
});

const store = statement({
  name: 'payouts.store',
  text: 'select id, name, document, legal_name from partner where id = $1',
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
/** A charge that is owed to a store, with its purchase and what the book has of it. Centavos, epoch milliseconds. */
export type ClaimRow = RowOf<typeof latest>;

/** What was charged for a store, latest first, as far as `most`; null: all of it. */
export function latestClaims(queries: Queries, partnerId: number, most: number | null): Promise<ClaimRow[]> {
  return queries.rows(latest, [partnerId, most]);
}

/** The same without what is settled: of which all that arrived was passed on, or nothing arrived, and what was paid before the book. None of it is due, owed or coming. */
export function unsettledClaims(queries: Queries, partnerId: number): Promise<ClaimRow[]> {
  return queries.rows(unsettled, [partnerId]);
}

/** Locks charges in the order of their numbers, so that their money does not move meanwhile, and gives whose they are. */
export function lockClaimed(transaction: Transaction, charges: readonly number[]) {
  return transaction.rows(lockClaims, [charges]);
}

/** A store, locked against other decisions about its money; undefined: there is none. */
export function lockStore(transaction: Transaction, partnerId: number) {
  return transaction.row(lock, [partnerId]);
}

/** The same without a lock. */
export function storeNamed(queries: Queries, partnerId: number) {
  return queries.row(store, [partnerId]);
}
