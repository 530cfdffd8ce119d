import { postReceipt } from '@patio/domain/finance/book/postings.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { positionsOf } from '../book/public.ts';
import { insertReceipt } from '../charges/public.ts';
import type { DepositRow } from './deposits.store.ts';
import { bookDeposit } from './open-deposit.ts';

/** A Pix for a deposit, as the bank tells it. Centavos, day of the bank as `2026-11-27`, epoch milliseconds. */
interface Arrived {
  readonly amount: number;
  readonly day: string;
  readonly reference: string;
  readonly at: number;
}

/** Writes and books a Pix for a deposit; returns the code of its receipt. Errors: it was recorded before. */
export async function bookDepositReceipt(
  transaction: Transaction,
  deposit: DepositRow,
  { amount, day, reference, at }: Arrived,
): Promise<number> {
  const receipt = await insertReceipt(transaction, {
    charge: deposit.charge,
    amount,
    day,
    payer: { name: deposit.buyer, document: deposit.document },
    reference,
    source: 'pix',
    state: 'counted',
    by: null,
    at,
  });
  if (receipt === null) throw new Error('A Pix was recorded meanwhile.');
  const position = (await positionsOf(transaction, [deposit.charge]))(deposit.charge);
  const booking = { kind: 'receipt', key: `receipt:${receipt}`, at, by: null, receipt, reference } as const;
  await bookDeposit(
    transaction,
    deposit,
    booking,
    postReceipt({ creditor: deposit.creditor, ...position }, amount),
  );
  return receipt;
}
