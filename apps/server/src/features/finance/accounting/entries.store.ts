import type { AccountKind, BookingKind, Creditor } from '@patio/domain/finance/book/book-account.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { readBatches } from '../../../platform/lists/public.ts';
import { bankBalanceBefore, ONE_MOVEMENT } from '../closes/public.ts';

const entries = statement({
  name: 'accounting.entries',
  text: `select t.code as transaction, t.at, t.kind, t.reference, t.reason, e.code, k.kind as account, e.amount_cents, c.purchase_code, c.creditor,
      s.name as store, trim(b.name || ' ' || b.surname) as buyer, b.document
    from book_transaction t join book_entry e on e.transaction_code = t.code join book_account k on k.code = e.account_code
      left join charge c on c.code = e.charge_code left join purchase p on p.code = c.purchase_code left join bid_deposit n on n.code = c.deposit_code
      left join account b on b.id = coalesce(p.account_id, n.account_id)
      left join partner s on s.id = c.partner_id
    where t.at >= $1 and t.at < $2 order by t.at, t.code, e.code`,
  shape: shape<{ account: AccountKind; kind: BookingKind; creditor: Creditor | null }>(),
});

// What is set off moves nothing at the bank.
const bank = statement({
  name: 'accounting.bank',
  text: `select t.at, min(t.kind) as kind, min(t.reference) as reference, min(e.code) as code, sum(e.amount_cents)::bigint as amount_cents,
      coalesce(array_agg(distinct c.purchase_code order by c.purchase_code) filter (where c.purchase_code is not null), '{}') as purchases,
      bool_or(t.stray_code is not null) as is_stray
    from book_transaction t join book_entry e on e.transaction_code = t.code join book_account k on k.code = e.account_code
      left join charge c on c.code = e.charge_code
    where k.kind = 'house-bank' and t.at >= $1 and t.at < $2
    group by ${ONE_MOVEMENT} having sum(e.amount_cents) <> 0 order by t.at, min(e.code)`,
  shape: shape<{ kind: BookingKind }>(),
});

const balance = statement({
  name: 'accounting.balance',
  text: `select ${bankBalanceBefore('$1')} as balance`,
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
/** An entry with its transaction, its purchase and whose money it is about. Centavos, instant in epoch milliseconds. */
export type AccountingRow = RowOf<typeof entries>;
/** A movement at the bank, with the purchases that it is about. */
export type BankRow = RowOf<typeof bank>;

/** From one instant to another, epoch milliseconds, the end excluded. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

/** The entries of a period, batch by batch. */
export function entriesIn(transaction: Transaction, period: Period): AsyncGenerator<AccountingRow[]> {
  return readBatches(transaction, entries, bounds(period));
}

/** The movements at the bank of a period, batch by batch. */
export function bankIn(transaction: Transaction, period: Period): AsyncGenerator<BankRow[]> {
  return readBatches(transaction, bank, bounds(period));
}

const bounds = ({ from, until }: Period): readonly Date[] => [new Date(from), new Date(until)];

/** What the book has at the bank before an instant, in centavos. */
export async function bankBalanceAt(queries: Queries, instant: number): Promise<number> {
  return (await queries.row(balance, [new Date(instant)]))?.balance ?? 0;
}
