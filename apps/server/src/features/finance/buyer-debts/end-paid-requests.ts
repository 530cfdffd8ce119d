import { buyerDebt } from '@patio/domain/finance/book/book-account.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { PurchaseFact } from '../../sales/purchase-events/public.ts';
import { positionsOf } from '../book/public.ts';
import { askedCharges, writeRequestEnded } from './debts.store.ts';

/** Once a buyer owes nothing of a charge any more they are not asked for it either; the payment itself was told. */
export async function endPaidRequests(
  _: null,
  transaction: Transaction,
  { code, at }: PurchaseFact,
): Promise<void> {
  const asked = await askedCharges(transaction, code);
  if (asked.length === 0) return;
  const positionOf = await positionsOf(transaction, asked);
  for (const charge of asked)
    if (buyerDebt(positionOf(charge).balances) === 0) await writeRequestEnded(transaction, charge, at);
}
