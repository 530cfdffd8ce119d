import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { PurchaseFact } from '../../sales/purchase-events/public.ts';
import { hasOpenPayback } from './paybacks.store.ts';

/** A refund is not noted by hand while a payback of the purchase is proposed or under way: the money would go back twice. */
export async function refuseOpenPayback(
  _: null,
  transaction: Transaction,
  { code }: PurchaseFact,
): Promise<void> {
  if (await hasOpenPayback(transaction, code)) throw new ApiError('payback-open');
}
