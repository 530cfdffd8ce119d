import { postCharge } from '@patio/domain/finance/book/postings.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { findDeposit, insertDeposit, type DepositRow, type NewDeposit } from './deposits.store.ts';
import { bookDeposit } from './open-deposit.ts';

/** Writes a deposit with its charge, and books it. The caller holds the locks of bidding. */
export async function makeDeposit(transaction: Transaction, made: NewDeposit): Promise<DepositRow> {
  const { deposit } = await insertDeposit(transaction, made);
  const row = await findDeposit(transaction, deposit);
  if (row === undefined) throw new Error('A deposit was not written.');
  const booking = { kind: 'charge', key: `charge:${row.charge}`, at: made.at, by: null } as const;
  await bookDeposit(transaction, row, booking, postCharge(row.creditor, row.amount_cents));
  return row;
}
