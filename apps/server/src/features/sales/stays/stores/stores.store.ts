import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** The facts of a store needed to close it. */
export interface StoreRow {
  readonly id: number;
  readonly name: string;
  readonly store: string | null;
  readonly status: 'pending' | 'approved' | 'refused' | 'suspended' | 'closed';
  readonly email: string | null;
  readonly idiom: Idiom;
  /** Counts every change of the row. */
  readonly version: number;
  /** Who decided last how it stands (null: nobody, or a command), and when (epoch milliseconds). */
  readonly standing_by: string | null;
  readonly standing_at: number | null;
}

/** A buyer from a store whose vehicle has not been handed over. */
export interface OpenPurchase {
  readonly code: number;
  readonly offer_code: number;
  readonly account_id: number;
  readonly value_cents: number;
}

const found = `s.id, s.name, s.store, s.status, s.email, s.idiom, s.version, s.standing_at,
  (select nullif(concat_ws(' ', a.name, nullif(a.surname, '')), '') from account a where a.id = s.standing_by) as standing_by from partner s`;

// Everyone who deals references the store: a stronger lock would wait for them, and they for the offers.
const lockById = statement({
  name: 'stays.lock-store',
  text: `select ${found} where s.id = $1 for no key update of s`,
});

const idOf = statement({ name: 'stays.store-named', text: 'select id from partner where store = $1' });

const purchases = statement({
  name: 'stays.open-purchases',
  text: `select p.code, p.offer_code, p.account_id, p.value_cents from purchase p join offer o on o.code = p.offer_code
         where o.partner_id = $1 and p.status in ('V', 'C', 'L') and p.cancelled_at is null order by p.code`,
});

/** The store of a number, locked until the transaction ends. */
export function lockStore(transaction: Transaction, partnerId: number): Promise<StoreRow | undefined> {
  return transaction.row(lockById, [partnerId]);
}

/** The number of the store of that name. */
export async function storeNumber(queries: Queries, store: string): Promise<number | undefined> {
  return (await queries.row(idOf, [store]))?.id;
}

/** Purchases from a store that are not handed over yet. */
export function openPurchasesOf(queries: Queries, partnerId: number): Promise<OpenPurchase[]> {
  return queries.rows(purchases, [partnerId]);
}
