import type { AccountKind, BookingKind } from '@patio/domain/finance/book/book-account.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { oneCharge } from './charge-list.store.ts';

const pix = statement({
  name: 'charges.pix-of',
  text: `select x.txid, x.amount_cents, x.state, x.asked_at, x.expires_at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', y.end_to_end_id, 'amount', y.amount_cents,
        'at', (extract(epoch from y.paid_at) * 1000)::bigint) order by y.paid_at, y.end_to_end_id), '[]')
        from pix_payment y where y.txid = x.txid) as payments
    from pix_charge x where x.charge_code = $1 order by x.code`,
  shape: shape<{
    state: 'asked' | 'open' | 'paid' | 'ended';
    payments: readonly { readonly id: string; readonly amount: number; readonly at: number }[];
  }>(),
});

const entries = statement({
  name: 'charges.entries-of',
  text: `select e.code, t.at, t.kind, k.kind as account, e.amount_cents, t.reference, t.reason, trim(b.name || ' ' || b.surname) as by_name
    from book_entry e join book_transaction t on t.code = e.transaction_code join book_account k on k.code = e.account_code
      left join account b on b.id = t.by_id
    where e.charge_code = $1 order by e.code`,
  shape: shape<{
    account: AccountKind;
    kind: BookingKind;
  }>(),
});

/** A charge with its Pix and its entries; undefined: there is no such charge. Amounts in centavos, instants in epoch milliseconds. */
export async function chargeHistory(queries: Queries, code: number) {
  const row = await queries.row(oneCharge, [code]);
  if (row === undefined) return undefined;
  return { row, pix: await queries.rows(pix, [code]), entries: await queries.rows(entries, [code]) };
}
