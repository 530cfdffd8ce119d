/** What staff may do with an offer that has ended. */
export type EndedAction = 'second-chance' | 'reopen' | 'default' | 'withdraw' | 'conditional';

/** The facts of an ended offer. Instants in epoch milliseconds. */
export interface EndedOffer {
  readonly status: 'V' | 'C' | 'L' | 'X' | 'E';
  /** When bidding ends or ended. */
  readonly end: number;
  /** It is on the site: not taken off it, and its store is open. */
  readonly shown: boolean;
  /** A best bid below the reserve waits for a decision. */
  readonly conditional: boolean;
  /** It was withdrawn for cause, which is final. */
  readonly withdrawn: boolean;
  readonly chanceOpen: boolean;
  /** Suspicions about its bidding wait for a decision. */
  readonly underReview: boolean;
  /** The vehicle is with the buyer of a sale that was undone. */
  readonly vehicleAway: boolean;
  /** Its last sale; null: there was none. */
  readonly sale: { readonly cancelled: boolean } | null;
}

/** What is offered to staff, in the order of its weight; the calls decide again, under the lock of the offer. */
export function endedActions(offer: EndedOffer, now: number): readonly EndedAction[] {
  const { status, sale } = offer;
  if (sale !== null && !sale.cancelled) {
    if (status === 'V' || status === 'C') return ['default', 'withdraw'];
    return status === 'L' ? ['withdraw'] : [];
  }
  if (status !== 'E' || !offer.shown || offer.withdrawn || offer.chanceOpen || offer.vehicleAway) return [];
  if (offer.conditional) return ['conditional'];
  if (now < offer.end) return ['reopen'];
  return sale !== null && !offer.underReview ? ['second-chance'] : [];
}
