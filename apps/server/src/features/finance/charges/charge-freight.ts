import { addWorkingDays } from '@patio/domain/time/working-days.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { PurchaseFact } from '../../sales/purchase-events/public.ts';
import { workingCalendar } from '../../sales/working-days/public.ts';
import { lockCharges, saleOf } from './charges.store.ts';
import { openCharge } from './make-charges.ts';
import { moneyMoved } from './money-moved.ts';

/** Charges a freight that was agreed after the sale, for who sells, as one that was known at the sale. Centavos. */
export async function chargeFreight(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { code: purchase, at, amount, by }: PurchaseFact & { readonly amount: number; readonly by: number },
): Promise<void> {
  const sale = await saleOf(transaction, purchase);
  if (sale === undefined) throw new Error('A freight without its purchase.');
  await lockCharges(transaction, purchase);
  const store = sale.partner_id;
  const calendar = await workingCalendar(transaction, at);
  const charge = {
    purchase,
    kind: 'freight',
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
