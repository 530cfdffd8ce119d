import { buyerDebt } from '@patio/domain/finance/book/book-account.ts';
import { leftToPay } from '@patio/domain/finance/deposits/set-off.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { auctionLocker, type AuctionRow } from '../../../trading/auctions/public.ts';
import { positionsOf, type Position } from '../../book/public.ts';
import { chargedPurchase, lockCharges, type ChargedPurchase, type ChargeRow } from '../charges.store.ts';
import { receiptsOf, type ReceiptRow } from './receipts.store.ts';

/** A purchase whose money is about to change, with everything that the book has of it, under its locks. */
export interface OpenedPurchase {
  readonly purchase: ChargedPurchase;
  readonly row: AuctionRow;
  readonly charges: readonly ChargeRow[];
  readonly receipts: readonly ReceiptRow[];
  readonly positionOf: (charge: number) => Position;
}

/** Locks offer, buyer and charges of the purchase that a charge is of; undefined: there is no such charge. */
export async function openPurchase(
  transaction: Transaction,
  charge: number,
): Promise<OpenedPurchase | undefined> {
  const seen = await chargedPurchase(transaction, charge);
  if (seen === undefined) return undefined;
  const row = await auctionLocker(transaction).lock(seen.offer_code, seen.account_id);
  const charges = await lockCharges(transaction, seen.code);
  // Read again, because it may have been cancelled meanwhile.
  const purchase = await chargedPurchase(transaction, charge);
  if (!row || purchase === undefined) return undefined;
  const receipts = await receiptsOf(transaction, seen.code);
  const positionOf = await positionsOf(
    transaction,
    charges.map(({ code }) => code),
  );
  return { purchase, row, charges, receipts, positionOf };
}

/** Charges of a purchase with what each still lacks, also what was given back too much; undefined: one is of another purchase. */
export function payableOf({ charges, positionOf, purchase }: OpenedPurchase, codes: readonly number[]) {
  if (codes.some((code) => charges.every((charge) => charge.code !== code))) return undefined;
  return codes.map((code) => {
    const reserved = charges.find((charge) => charge.code === code)?.reserved ?? 0;
    const { cancelled, balances } = positionOf(code);
    const over = cancelled || purchase.cancelled_at !== null;
    return { code, open: (over ? 0 : leftToPay(balances.receivable, reserved)) + buyerDebt(balances) };
  });
}
