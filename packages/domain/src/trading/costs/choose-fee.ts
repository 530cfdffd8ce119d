import type { FeeRule } from './fee-rule.ts';

/** A fee as the house has set it: for one offer, or for those of a store, of a category, of both, or (all null) for every offer. */
export interface SetFee {
  readonly offerCode: number | null;
  readonly partnerId: number | null;
  readonly categoryCode: number | null;
  readonly fee: FeeRule;
  /** Epoch milliseconds. */
  readonly validFrom: number;
}

/** An offer as far as its fee depends on it. */
export interface FeeOffer {
  readonly code: number;
  readonly partnerId: number | null;
  /** Of all its vehicles. */
  readonly categoryCodes: readonly number[];
  /** Epoch milliseconds; the fee in force then is the offer's for good. */
  readonly publishedAt: number;
}

/**
 * The fee of an offer: the one that held when it was published, so that no later change reaches an open offer. Its own goes before its
 * store's, that before its category's; a category's is for offers that hold nothing else. Without any the fallback.
 */
export function chooseFee(fees: readonly SetFee[], offer: FeeOffer, fallback: FeeRule): FeeRule {
  const fitting = fees.filter(
    ({ offerCode, partnerId, categoryCode, validFrom }) =>
      validFrom <= offer.publishedAt &&
      (offerCode === null || offerCode === offer.code) &&
      (partnerId === null || partnerId === offer.partnerId) &&
      (categoryCode === null || offer.categoryCodes.every((code) => code === categoryCode)),
  );
  const [first] = fitting.toSorted(
    (one, other) => rank(other) - rank(one) || other.validFrom - one.validFrom,
  );
  return first?.fee ?? fallback;
}

function rank({ offerCode, partnerId, categoryCode }: SetFee): number {
  return (offerCode === null ? 0 : 4) + (partnerId === null ? 0 : 2) + (categoryCode === null ? 0 : 1);
}
