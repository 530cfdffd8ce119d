import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { PurchaseFact } from '../../sales/purchase-events/public.ts';
import { positionsOf } from '../book/public.ts';
import { chargesOf } from '../charges/public.ts';
import { hasOpenPayback } from './paybacks.store.ts';

/**
 * A refund is not noted by hand while a payback of the purchase is proposed or under way, or while the book owes its buyer anything: that
 * goes back by a payback, which one user proposes and another releases (decision 0144).
 */
export async function refuseOwedRefund(
  _: null,
  transaction: Transaction,
  { code }: PurchaseFact,
): Promise<void> {
  if (await hasOpenPayback(transaction, code)) throw new ApiError('payback-open');
  const charges = (await chargesOf(transaction, code)).map((charge) => charge.code);
  const positionOf = await positionsOf(transaction, charges);
  if (charges.some((charge) => positionOf(charge).balances.user < 0)) throw new ApiError('payback-owed');
}
