import type { FeeRule } from './fee-rule.ts';

/** A fee set by staff: for one offer, or for those of a store, of a category, of both, or (all null) for every offer. */
export interface SetFee {
  readonly offerCode: number | null;
  readonly partnerId: number | null;
  readonly categoryCode: number | null;
  readonly fee: FeeRule;
  /** Epoch milliseconds. */
  readonly validFrom: number;
}

/** The facts of an offer that its fee depends on. */
export interface FeeOffer {
  readonly code: number;
  readonly partnerId: number | null;
  /** Of all its vehicles. */
  readonly categoryCodes: readonly number[];
  /** Epoch milliseconds; the fee in force then is fixed for the offer. */
  readonly publishedAt: number;
}

/**
 * The fee of an offer: the one in force when it was published, so that no later change affects an open offer. Its own takes precedence over
 * its store's, and that over its category's; a category's applies to offers whose vehicles are all in it. Without any the fallback applies.
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
