import { postCancellation, postReturn } from '@patio/domain/finance/book/postings.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { PurchaseFact } from '../../sales/purchase-events/public.ts';
import { positionsOf, writeBooking, type Owners } from '../book/public.ts';
import { moneyMoved } from './money-moved.ts';
import { lockCharges, writeCancelled, type ChargeRow } from './charges.store.ts';

/** What says whose the accounts of a charge are. */
export type OwnedCharge = Pick<ChargeRow, 'account_id' | 'partner_id'> & {
  readonly purchase_code: number | null;
};

/** Whose the accounts of a charge are. */
export const ownersOf = ({
  purchase_code: purchase,
  account_id: buyer,
  partner_id: store,
}: OwnedCharge): Owners => ({
  purchase,
  buyer,
  store,
});

/** Cancels the charges of a purchase in the transaction of its cancellation: what is open lapses, what was paid is owed back. */
export async function cancelCharges(
  _: null,
  transaction: Transaction,
  { code: purchase, at }: PurchaseFact,
): Promise<void> {
  const charges = await lockCharges(transaction, purchase);
  await cancelThose(transaction, charges, { at, by: null, reason: null });
}

/** Cancels what was charged of storage, once it was waived: what is open lapses, what was paid is owed back. */
export async function cancelStorage(
  _: null,
  transaction: Transaction,
  { code: purchase, at, by, reason }: PurchaseFact & { readonly by: number; readonly reason: string },
): Promise<void> {
  const charges = await lockCharges(transaction, purchase);
  const storage = charges.filter(({ kind }) => kind === 'storage');
  await cancelThose(transaction, storage, { at, by, reason });
  await moneyMoved.publish(null, transaction, { code: purchase, at });
}

async function cancelThose(
  transaction: Transaction,
  charges: readonly ChargeRow[],
  { at, by, reason }: { readonly at: number; readonly by: number | null; readonly reason: string | null },
): Promise<void> {
  const positionOf = await positionsOf(
    transaction,
    charges.map(({ code }) => code),
  );
  for (const charge of charges) {
    const position = positionOf(charge.code);
    if (position.cancelled) continue;
    const booking = {
      kind: 'cancellation',
      charge: charge.code,
      receipt: null,
      at,
      by,
      reference: null,
      reason,
      key: `cancellation:${charge.code}`,
    } as const;
    const entries = postCancellation({ creditor: charge.creditor, ...position });
    await writeBooking(transaction, booking, ownersOf(charge), entries);
    await writeCancelled(transaction, charge.code, at);
  }
}

/** Books the refund of a purchase that was refunded before it had charges: all that the book owes its buyer. */
export async function returnRefund(transaction: Transaction, { code, at }: PurchaseFact): Promise<void> {
  const charges = await lockCharges(transaction, code);
  const positionOf = await positionsOf(
    transaction,
    charges.map((charge) => charge.code),
  );
  for (const charge of charges) {
    const position = positionOf(charge.code);
    const owed = -position.balances.user;
    if (owed <= 0) continue;
    const booking = {
      kind: 'return',
      charge: charge.code,
      receipt: null,
      at,
      by: null,
      reference: null,
      reason: null,
      key: `refund:${charge.code}`,
    } as const;
    const entries = postReturn({ creditor: charge.creditor, ...position }, owed, 'user');
    await writeBooking(transaction, booking, ownersOf(charge), entries);
  }
}
