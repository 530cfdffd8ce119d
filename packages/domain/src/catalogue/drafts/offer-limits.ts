import { civilFromInstant } from '../../time/civil-date.ts';
import type { Centavos } from '../../money/centavos.ts';

/** Bounds of what an offer may state, however it comes in: by an import or by the form of the back office. Amounts in centavos. */
export const OFFER_LIMITS = {
  price: 10_000_000_000,
  /** Kilometres or hours. */
  usage: 5_000_000,
  earliestYear: 1900,
  title: 200,
  vehicles: 50,
  photos: 80,
  videos: 10,
  /** Days from now to the end. */
  days: 365,
  auctioneer: { name: 120, registration: 60, notice: 200 },
} as const;

/** The latest year of manufacture or model that is possible. `now` in epoch milliseconds. */
export function latestYear(now: number): number {
  return civilFromInstant(now).year + 2;
}

/** A plate in its stored form, old or Mercosul; null if the text is none. */
export function plateOf(text: string): string | null {
  const bare = text.toUpperCase().replace(/[\s-]/g, '');
  return /^[A-Z]{3}\d[A-Z0-9]\d{2}$/.test(bare) ? bare : null;
}

const ROUND = 10_000;
const FIRST_BID_SHARE = 0.8;

/** The first bid of an offer that names none: 80 % of its price rounded to R$ 100, at least R$ 100 and at most the price. */
export function usualFirstBid(price: Centavos): Centavos {
  return Math.min(price, Math.max(ROUND, Math.round((price * FIRST_BID_SHARE) / ROUND) * ROUND));
}

/** Why terms contradict each other: a first bid above the price, a reserve below the first bid. Null amounts are not stated. */
export function contradictionsOf({
  price,
  firstBid,
  reserve,
}: {
  readonly price: Centavos | null;
  readonly firstBid: Centavos | null;
  readonly reserve: Centavos | null;
}): readonly ('first-bid-above-price' | 'reserve-below-first-bid')[] {
  return [
    ...(price !== null && firstBid !== null && firstBid > price ? (['first-bid-above-price'] as const) : []),
    ...(reserve !== null && firstBid !== null && reserve < firstBid
      ? (['reserve-below-first-bid'] as const)
      : []),
  ];
}
