import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

const without = statement({
  name: 'charges.purchases-without',
  text: claim(
    `p.code, p.created_at, p.cancelled_at, coalesce(p.payment_approved, false) as payment_approved,
      coalesce(p.payment_approved_at, p.step_since) as paid_at, b.name || ' ' || b.surname as buyer,
      (select min(c.refunded_at) from cancellation c where c.purchase_code = p.code) as refunded_at`,
    {
      from: 'purchase p join account b on b.id = p.account_id',
      where: 'not exists (select from charge c where c.purchase_code = p.code)',
      order: 'p.code',
      limit: '$1',
      of: 'p',
      lock: 'no key update',
    },
  ),
});

/** Purchases of before there were charges, oldest first, locked. Instants in epoch milliseconds. */
export function purchasesWithoutCharges(transaction: Transaction, limit: number) {
  return transaction.rows(without, [limit]);
}
