import type { ClaimStanding } from './store-claim.ts';
import { netOf, type PassedOn } from './post-payout.ts';

/** A share of a payout: of which charge, how much of it, and what is deducted. Centavos. */
export interface PayoutPart extends PassedOn {
  readonly charge: number;
}

/** What a store is to get now. Centavos. */
export interface PayoutPlan extends PassedOn {
  readonly parts: readonly PayoutPart[];
  /** What is transferred; not above zero: nothing is. */
  readonly net: number;
}

const counts = ({ state }: ClaimStanding): boolean => state === 'due' || state === 'gives-back';

/** All that is due to a store, less what it has to give back. */
export function planPayout(standings: readonly ClaimStanding[]): PayoutPlan {
  const parts = standings
    .filter(counts)
    .map(({ charge, gross, commission }) => ({ charge, gross, commission }))
    .toSorted((one, other) => one.charge - other.charge);
  const gross = parts.reduce((sum, part) => sum + part.gross, 0);
  const commission = parts.reduce((sum, part) => sum + part.commission, 0);
  return { parts, gross, commission, net: netOf({ gross, commission }) };
}

/**
 * Whether a proposal still follows: each of its parts is due as it was, and all that is to be given back now is in it. What has become due
 * since is for the next payout.
 */
export function stillFollows(proposed: readonly PayoutPart[], standings: readonly ClaimStanding[]): boolean {
  const now = new Map(planPayout(standings).parts.map((part) => [part.charge, part]));
  const same = proposed.every(({ charge, gross, commission }) => {
    const part = now.get(charge);
    return part?.gross === gross && part.commission === commission;
  });
  const own = new Set(proposed.map(({ charge }) => charge));
  const debts = standings.filter(({ state }) => state === 'gives-back');
  return same && debts.every(({ charge }) => own.has(charge));
}
