import {
  coveredNow,
  nextRefundPart,
  type RefundPlace,
} from '@patio/domain/finance/bank-refunds/bank-refund.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { PixDeps } from '../pix/public.ts';
import { takeFromDeposit } from './places/take-from-deposit.ts';
import { takeFromPurchase } from './places/take-from-purchase.ts';
import { takeFromStray } from './places/take-from-stray.ts';
import { returnWaiting } from './places/return-waiting.ts';
import {
  chargesOfPix,
  leftOfCharge,
  recordedOfPix,
  strayOfPix,
  usedOfDeposit,
  waitingOfPix,
} from './places.store.ts';
import { findRefund, lockRefundsOf, writeCovered, type RefundRow } from './refunds.store.ts';
import { undoPart } from './undo-part.ts';

/** Takes up to an amount of money from where it stands, and returns how much; centavos. */
type Take = (most: number) => Promise<number>;

/**
 * Books a part of a refund in a transaction of its own, so that each locks one purchase: what is in the book already is not booked again, and what
 * nothing can be taken for waits. Returns whether anything changed, so that there may be more.
 */
export function bookRefund(deps: PixDeps, code: number): Promise<boolean> {
  const at = deps.clock.now();
  return deps.database.transact(async (transaction) => {
    const seen = await findRefund(transaction, code);
    if (seen === undefined) return false;
    const all = await lockRefundsOf(transaction, seen.end_to_end_id);
    const refund = all.find((each) => each.code === code);
    if (refund === undefined) return false;
    if (refund.state === 'failed') return undoPart(deps, transaction, refund, at);
    if (refund.open_cents === 0) return false;
    const { end_to_end_id: endToEndId, open_cents: open } = refund;
    const coveredBefore = all.reduce((sum, { covered_cents: cents }) => sum + cents, 0);
    const covered = coveredNow(open, await recordedOfPix(transaction, endToEndId), coveredBefore);
    if (covered > 0) {
      await writeCovered(transaction, code, covered);
      return true;
    }
    // Places may have less than was seen before their locks were held.
    let places = await placesOf(deps, transaction, { refund, at });
    for (;;) {
      const next = nextRefundPart(places, open);
      if (next === null) return false;
      if ((await next.at(next.amount)) > 0) return true;
      places = places.filter(({ at: take }) => take !== next.at);
    }
  });
}

/**
 * Where the money of a Pix stands, in the order in which a refund takes it: what pays nothing, what waits for a decision about its payer, what a
 * charge owes back, what it has paid.
 */
async function placesOf(
  deps: PixDeps,
  transaction: Transaction,
  { refund, at }: { readonly refund: RefundRow; readonly at: number },
): Promise<readonly RefundPlace<Take>[]> {
  const { end_to_end_id: endToEndId, open_cents: open } = refund;
  const given = { refund, at };
  const places: RefundPlace<Take>[] = [];
  const stray = await strayOfPix(transaction, endToEndId);
  if (stray !== undefined)
    places.push({
      amount: stray.left_cents,
      at: (most) => takeFromStray(transaction, { ...given, stray: stray.code, most }),
    });
  for (const { code: receipt, amount_cents: amount } of await waitingOfPix(transaction, endToEndId))
    if (amount <= open) places.push({ amount, at: () => returnWaiting(deps, transaction, { receipt, at }) });
  for (const { charge, deposit_code: deposit, amount } of await chargesOfPix(transaction, endToEndId)) {
    if (deposit === null) {
      places.push({
        amount,
        at: (most) =>
          takeFromPurchase(deps, transaction, {
            ...given,
            charge,
            most,
            left: () => leftOfCharge(transaction, endToEndId, charge),
          }),
      });
      continue;
    }
    const used = await usedOfDeposit(transaction, endToEndId, deposit);
    const from = { ...given, deposit };
    if (used !== undefined) {
      places.push({
        amount,
        at: (most) => takeFromDeposit(deps, transaction, { ...from, most, owed: true }),
      });
      const price = used.charge;
      if (price !== null)
        places.push({
          amount: used.amount ?? 0,
          at: (most) =>
            takeFromPurchase(deps, transaction, {
              ...given,
              charge: price,
              most,
              left: async () => (await usedOfDeposit(transaction, endToEndId, deposit))?.amount ?? 0,
            }),
        });
    }
    places.push({
      amount,
      at: (most) => takeFromDeposit(deps, transaction, { ...from, most, owed: false }),
    });
  }
  return places;
}
