import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** What the book owes the buyer of purchase `p`, in centavos, without what is on its way back. */
export const OWED_BACK = `(select coalesce(-sum(e.amount_cents), 0)::bigint from charge h join book_entry e on e.charge_code = h.code
    join book_account k on k.code = e.account_code and k.kind = 'user' where h.purchase_code = p.code)`;

const held = statement({
  name: 'purchase-debts.held-money',
  text: `select coalesce(-sum(e.amount_cents), 0)::bigint as cents from charge h join book_entry e on e.charge_code = h.code
    join book_account k on k.code = e.account_code and k.kind in ('user', 'suspense', 'sending') where h.purchase_code = $1`,
});

/**
 * What the house holds of the buyer of a cancelled purchase, in centavos, as the book has it: owed back, on its way back, or paid by a payer
 * about whom nobody has decided. It does not know what was approved by hand. To be asked once the cancellation is booked.
 */
export async function heldMoney(queries: Queries, purchase: number): Promise<number> {
  return (await queries.row(held, [purchase]))?.cents ?? 0;
}
