import type { Creditor } from '@patio/domain/finance/book/book-account.ts';
import type { ChargeKind } from '@patio/domain/finance/charges/charge-state.ts';
import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { afterApproval } from '../../people/limits/public.ts';
import { RESERVED } from './balances.ts';

const sale = statement({
  name: 'charges.sale',
  text: `select p.code, p.offer_code, p.account_id, p.value_cents, p.costs, p.created_at, o.partner_id
    from purchase p join offer o on o.code = p.offer_code where p.code = $1`,
  shape: shape<{ costs: DealCosts | null }>(),
});

const insert = statement({
  name: 'charges.insert',
  text: `insert into charge (purchase_code, kind, creditor, partner_id, amount_cents, origin, due_at, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning code`,
});

const ofPurchase = statement({
  name: 'charges.of-purchase',
  text: `select c.code, p.code as purchase_code, c.kind, c.origin, c.creditor, c.partner_id, c.amount_cents, c.due_at, p.account_id,
      ${RESERVED} as reserved
    from charge c join purchase p on p.code = c.purchase_code where c.purchase_code = $1 order by c.code for update of c`,
  shape: shape<{ kind: ChargeKind; origin: NewCharge['origin']; creditor: Creditor }>(),
});

const lockMany = statement({
  name: 'charges.lock-many',
  text: 'select c.code from charge c where c.purchase_code = any($1::bigint[]) order by c.code for update of c',
});

const shown = statement({
  name: 'charges.shown',
  text: `select c.code, c.kind, c.creditor, c.partner_id, c.amount_cents, c.due_at, ${afterApproval('c')} and p.payment_approved is true as charged_later
    from charge c join purchase p on p.code = c.purchase_code where c.purchase_code = $1 order by c.code`,
  shape: shape<{ kind: ChargeKind; creditor: Creditor }>(),
});

const bankReturns = statement({
  name: 'charges.bank-returns',
  text: `select x.charge_code, x.amount_cents, coalesce(b.settled_at, x.at) as at
    from bank_refund_part x join bank_refund b on b.code = x.refund_code join charge c on c.code = x.charge_code
    where c.purchase_code = $1 and x.undone_at is null order by at, x.code`,
});

const charged = statement({
  name: 'charges.charged-purchase',
  text: `select p.code, p.offer_code, p.account_id, o.title, trim(b.name || ' ' || b.surname) as buyer, b.document, p.cancelled_at,
      coalesce(p.payment_approved, false) as payment_approved, o.partner_id
    from charge c join purchase p on p.code = c.purchase_code join offer o on o.code = p.offer_code join account b on b.id = p.account_id
    where c.code = $1`,
});

const requested = statement({
  name: 'charges.requested',
  text: `select r.charge_code, r.message from buyer_request r join charge c on c.code = r.charge_code where c.purchase_code = $1 and r.ended_at is null`,
});

const markCancelled = statement({
  name: 'charges.mark-cancelled',
  text: 'update charge set cancelled_at = $2 where code = $1',
});

/** The facts of a sale that its charges follow from. Amounts in centavos, instant in epoch milliseconds. */
export function saleOf(queries: Queries, code: number) {
  return queries.row(sale, [code]);
}

/** A charge to be written. Amount in centavos, instants in epoch milliseconds. */
export interface NewCharge {
  readonly purchase: number;
  readonly kind: ChargeKind;
  readonly creditor: Creditor;
  readonly store: number | null;
  readonly amount: number;
  readonly origin: 'sale' | 'staff';
  readonly dueAt: number;
  readonly at: number;
}

/** Writes a charge and returns its code. Errors: unique_violation for the second one of a kind by the sale. */
export async function insertCharge(transaction: Transaction, charge: NewCharge): Promise<number> {
  const { purchase, kind, creditor, store, amount, origin, dueAt, at } = charge;
  const row = await transaction.row(insert, [
    purchase,
    kind,
    creditor,
    creditor === 'store' ? store : null,
    amount,
    origin,
    new Date(dueAt),
    new Date(at),
  ]);
  if (!row) throw new Error('A charge was not written.');
  return row.code;
}

/** The charges of a purchase, locked. */
export function lockCharges(transaction: Transaction, purchase: number) {
  return transaction.rows(ofPurchase, [purchase]);
}

/** Locks the charges of several purchases, in the order of their codes. */
export async function lockChargesOf(transaction: Transaction, purchases: readonly number[]): Promise<void> {
  await transaction.rows(lockMany, [purchases]);
}

export type ChargeRow = Awaited<ReturnType<typeof lockCharges>>[number];

/** The purchase of a charge; undefined: there is no such charge. */
export function chargedPurchase(queries: Queries, charge: number) {
  return queries.row(charged, [charge]);
}

export type ChargedPurchase = NonNullable<Awaited<ReturnType<typeof chargedPurchase>>>;

/** Notes since when a charge is cancelled; the book says so too. */
export async function writeCancelled(transaction: Transaction, code: number, at: number): Promise<void> {
  await transaction.run(markCancelled, [code, new Date(at)]);
}

/** The charges of a purchase whose buyer is asked for what was given back too much, and what finance wrote to them. */
export async function requestedOf(queries: Queries, purchase: number): Promise<ReadonlyMap<number, string>> {
  const rows = await queries.rows(requested, [purchase]);
  return new Map(rows.map(({ charge_code: charge, message }) => [charge, message]));
}

/** What a bank gave back of the charges of a purchase, oldest first. Centavos, epoch milliseconds. */
export function bankReturnsOf(queries: Queries, purchase: number) {
  return queries.rows(bankReturns, [purchase]);
}

/** The charges of a purchase, to be shown. Amounts in centavos, instants in epoch milliseconds. */
export function chargesOf(queries: Queries, purchase: number) {
  return queries.rows(shown, [purchase]);
}
