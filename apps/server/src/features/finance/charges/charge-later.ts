import { addWorkingDays } from '@patio/domain/time/working-days.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { PurchaseFact } from '../../sales/purchase-events/public.ts';
import { followPayment } from '../../sales/purchases/public.ts';
import { workingCalendar } from '../../sales/working-days/public.ts';
import { positionsOf } from '../book/public.ts';
import { lockCharges, saleOf } from './charges.store.ts';
import { openCharge } from './make-charges.ts';
import { moneyMoved } from './money-moved.ts';
import { saleIsPaid } from './receipts/follow-book.ts';

type Deps = Pick<ServerDeps, 'config' | 'live'>;
/** Centavos, epoch milliseconds; `by` null: the program. */
type Later = PurchaseFact & { readonly amount: number; readonly by: number | null };

/**
 * Charges a freight that was agreed after the sale, for who sells, as one that was known at the sale: what the book says is paid waits for its payment
 * again. Nothing was taken back by that: only the freight is open. What the sales team approved by hand stays approved, without this charge.
 */
export async function chargeFreight(deps: Deps, transaction: Transaction, fact: Later): Promise<void> {
  const charges = await lockCharges(transaction, fact.code);
  const codes = charges.map(({ code }) => code);
  const paid = saleIsPaid(charges, await positionsOf(transaction, codes));
  await chargeLater(deps, transaction, 'freight', fact);
  if (paid)
    await followPayment(deps, transaction, {
      code: fact.code,
      approved: false,
      standing: true,
      by: fact.by,
      at: fact.at,
    });
}

/** Charges storage, for who sells: its vehicle stood in their yard. */
export const chargeStorage = (
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  fact: Later,
): Promise<void> => chargeLater(deps, transaction, 'storage', fact);

async function chargeLater(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  kind: 'freight' | 'storage',
  { code: purchase, at, amount, by }: Later,
): Promise<void> {
  const sale = await saleOf(transaction, purchase);
  if (sale === undefined) throw new Error('A charge without its purchase.');
  await lockCharges(transaction, purchase);
  const store = sale.partner_id;
  const calendar = await workingCalendar(transaction, at);
  const charge = {
    purchase,
    kind,
    creditor: store === null ? 'house' : 'store',
    store,
    amount,
    origin: 'staff',
    dueAt: addWorkingDays(at, config.rules.stageDays.payment, calendar),
    at,
  } as const;
  await openCharge(transaction, charge, { buyer: sale.account_id, by });
  await moneyMoved.publish(null, transaction, { code: purchase, at });
}
