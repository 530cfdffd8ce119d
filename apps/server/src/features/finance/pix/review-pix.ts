import type { Transaction } from '../../../platform/db/database.ts';
import type { PurchaseFact } from '../../sales/purchase-events/public.ts';
import { lockCharges } from '../charges/public.ts';
import { readPixOfPurchase } from './pix-charges.store.ts';

/** The Pix of a purchase that may need less money now, or none, are read soon by the job, which removes them at the bank if so. */
export async function reviewPix(
  _: null,
  transaction: Transaction,
  { code, at }: PurchaseFact,
): Promise<void> {
  // Waits for a reading under way, which would overwrite it.
  await lockCharges(transaction, code);
  await readPixOfPurchase(transaction, code, at);
}
