import type { Transaction } from '../../../platform/db/database.ts';
import type { PurchaseFact } from '../../sales/purchase-events/public.ts';
import { noteNews } from './operations.store.ts';

/** Something was bought or paid: a worker will look at the operations of the buyer. */
export async function watchOperations(
  _deps: unknown,
  transaction: Transaction,
  { code }: PurchaseFact,
): Promise<void> {
  await noteNews(transaction, code);
}
