import type { PayoutPart } from './plan-payout.ts';
import { netOf } from './post-payout.ts';
import type { ClaimStanding } from './store-claim.ts';

const debtsOf = (standings: readonly ClaimStanding[]): readonly ClaimStanding[] =>
  standings.filter(({ state }) => state === 'gives-back').toSorted((one, other) => one.charge - other.charge);

/** What a store has to give back of money that was passed on to it, without what is due to it. Centavos. */
export function storeDebt(standings: readonly ClaimStanding[]): number {
  return debtsOf(standings).reduce((sum, debt) => sum - netOf(debt), 0);
}

/**
 * Which debts of a store an amount (centavos) that it gives back pays: the oldest sale first. Of one that is paid in part its commission is given
 * back with the rest. Amounts are below zero, as in a payout; null: it owes less.
 */
export function planRepayment(
  standings: readonly ClaimStanding[],
  amount: number,
): readonly PayoutPart[] | null {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > storeDebt(standings)) return null;
  const parts: PayoutPart[] = [];
  let left = amount;
  for (const { charge, gross, commission } of debtsOf(standings)) {
    const owed = 0 - netOf({ gross, commission });
    if (left === 0) break;
    // What was all commission is no money of the store, and comes off with its next payout.
    if (owed <= 0) continue;
    parts.push(owed <= left ? { charge, gross, commission } : { charge, gross: 0 - left, commission: 0 });
    left -= Math.min(owed, left);
  }
  return parts;
}
