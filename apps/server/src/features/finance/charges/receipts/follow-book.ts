import { buyerDebt, returnable } from '@patio/domain/finance/book/book-account.ts';
import { isFullyPaid } from '@patio/domain/finance/charges/charge-state.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { followPayment } from '../../../sales/purchases/public.ts';
import { positionsOf, type Position } from '../../book/public.ts';
import { bookFollowed } from '../book-followed.ts';
import type { ChargeRow } from '../charges.store.ts';
import { moneyMoved } from '../money-moved.ts';
import { announcePayment } from './announce-payment.ts';
import type { OpenedPurchase } from './open-purchase.ts';

/** What happened to the money of a charge. */
interface BookNews {
  readonly charge: ChargeRow;
  readonly what: 'received' | 'held' | 'accepted' | 'reversed' | 'returned' | 'bank-refund';
  /** Centavos. */
  readonly amount: number;
  /** Null: the program. */
  readonly by: number | null;
  readonly at: number;
  /** Identifies the fact, so that it is announced once. */
  readonly fact: string;
}

/** The charges of a sale, without storage. */
export const chargedBySale = (charges: readonly ChargeRow[]): readonly ChargeRow[] =>
  charges.filter(({ kind }) => kind !== 'storage');

/** Whether nothing of a sale is owed any more: storage comes after it, and takes no approval back. */
export const saleIsPaid = (
  charges: readonly ChargeRow[],
  positionOf: (charge: number) => Position,
): boolean => allPaid(chargedBySale(charges), positionOf);

/** Whether nothing is owed of what was charged by the sale itself: a freight that was agreed after it waits by itself. */
const dealIsPaid = (charges: readonly ChargeRow[], positionOf: (charge: number) => Position): boolean =>
  allPaid(
    chargedBySale(charges).filter(({ kind, origin }) => kind !== 'freight' || origin === 'sale'),
    positionOf,
  );

/** Whether nothing of a purchase is owed any more. */
const allPaid = (charges: readonly ChargeRow[], positionOf: (charge: number) => Position): boolean =>
  isFullyPaid(charges.map(({ code }) => positionOf(code).balances.receivable));

/**
 * What follows from a change of the book: the payment of the purchase is approved once everything is paid, or is not any more, and both sides
 * are notified. `opened` is as it was before the change.
 */
export async function followBook(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  opened: OpenedPurchase,
  news: BookNews,
): Promise<void> {
  const { positionOf, settled } = await followApproval(deps, transaction, opened, news);
  const { balances } = positionOf(news.charge.code);
  await announcePayment(deps, transaction, opened, {
    ...news,
    open: balances.receivable,
    owed: returnable(balances),
    settled,
  });
}

/** The same without telling anyone. Returns how the charges stand now, and whether nothing of a purchase that goes on is owed any more. */
export async function followApproval(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  opened: OpenedPurchase,
  { by, at }: Pick<BookNews, 'by' | 'at'>,
): Promise<{ readonly positionOf: (charge: number) => Position; readonly settled: boolean }> {
  const { purchase, charges, positionOf: positionBefore } = opened;
  await bookFollowed.publish(deps, transaction, { opened, at });
  const positionOf = await positionsOf(
    transaction,
    charges.map(({ code }) => code),
  );
  const before = saleIsPaid(charges, positionBefore);
  const approved = saleIsPaid(charges, positionOf);
  const stood = dealIsPaid(charges, positionBefore);
  const standing = dealIsPaid(charges, positionOf);
  const taken = (before && !approved) || (stood && !standing);
  // What the sales team approved by hand stays, as long as the book does not say otherwise itself.
  if (purchase.cancelled_at === null && (before !== approved || stood !== standing))
    await followPayment(deps, transaction, {
      code: purchase.code,
      approved: taken ? false : approved || null,
      standing,
      by,
      at,
    });
  await moneyMoved.publish(null, transaction, { code: purchase.code, at });
  // Nothing follows from money of a cancelled purchase, and who was given back too much owes that still.
  const owing = charges.some(({ code }) => buyerDebt(positionOf(code).balances) > 0);
  const settled = purchase.cancelled_at === null && !owing && allPaid(charges, positionOf);
  return { positionOf, settled };
}
