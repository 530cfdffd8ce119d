import type { Transaction } from '../../../platform/db/database.ts';
import { auctionLocker, type AuctionRow } from '../../trading/auctions/public.ts';
import { positionsOf, writeBooking, type Booking, type Position } from '../book/public.ts';
import { ownersOf } from '../charges/public.ts';
import type { Entry } from '@patio/domain/finance/book/book-account.ts';
import { findDeposit, type DepositRow } from './deposits.store.ts';

/** A deposit whose money is about to change, with what the book has of it, under the locks of bidding. */
export interface OpenedDeposit {
  readonly deposit: DepositRow;
  readonly row: AuctionRow;
  readonly position: Position;
}

/**
 * Locks the offer of a deposit and who left it, as a bid does: who comes second sees what the first did. Undefined: there is no such
 * deposit.
 */
export async function openDeposit(
  transaction: Transaction,
  code: number,
): Promise<OpenedDeposit | undefined> {
  const seen = await findDeposit(transaction, code);
  if (seen === undefined) return undefined;
  const row = await auctionLocker(transaction).lock(seen.offer_code, seen.account_id);
  const deposit = await findDeposit(transaction, code);
  if (!row || deposit === undefined) return undefined;
  const position = (await positionsOf(transaction, [deposit.charge]))(deposit.charge);
  return { deposit, row, position };
}

/** The charge of a deposit, as the book books it. */
export const chargeOf = ({ charge: code, creditor, partner_id, account_id }: DepositRow) => ({
  code,
  creditor,
  partner_id,
  account_id,
  purchase_code: null,
});

/** Writes a transaction of the book about a deposit. */
export async function bookDeposit(
  transaction: Transaction,
  deposit: DepositRow,
  booking: Pick<Booking, 'kind' | 'key' | 'at' | 'by'> &
    Partial<Pick<Booking, 'receipt' | 'reference' | 'reason'>>,
  entries: readonly Entry[],
): Promise<void> {
  const { receipt = null, reference = null, reason = null } = booking;
  const whole = { ...booking, receipt, reference, reason, charge: deposit.charge };
  await writeBooking(transaction, whole, ownersOf(chargeOf(deposit)), entries);
}
