import { termsOfSale } from '@patio/domain/sales/storage-days/storage-terms.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { PurchaseFact } from '../purchase-events/public.ts';
import { keepTerms } from './storage.store.ts';

/** Keeps what storage costs with a sale, in its transaction: what the house sets later changes no sale. */
export async function keepStorageTerms(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { code }: PurchaseFact,
): Promise<void> {
  const terms = termsOfSale(config.rules.storage.terms);
  if (terms !== null) await keepTerms(transaction, code, terms);
}
