import type { Centavos } from '../../../money/centavos.ts';
import type { Sha256Hex } from './ledger-chain.ts';
import type { AuctionHistory } from '../bids/standing-bids.ts';

/** A reserve with the secret that seals it. Value in centavos. */
export type SealedReserve = {
  readonly offerId: number;
  readonly value: Centavos;
  /** Known only to the house until the reserve is published. */
  readonly secret: string;
};

/** The text whose hash is published from the start: anyone who saved it can verify later that the reserve was never changed. */
export function reserveText({ offerId, value, secret }: SealedReserve): string {
  return [offerId, 'reserva', value, secret].join('|');
}

/** The seal of a reserve: lower-case hexadecimal SHA-256 of its text. */
export function reserveSeal(reserve: SealedReserve, sha256Hex: Sha256Hex): string {
  return sha256Hex(reserveText(reserve));
}

/**
 * Whether any bid ever reached the reserve, annulled ones included: then it moved the price, and after the end the outcome can be
 * recomputed only with it. A reserve that nobody reached is never published (rules 0.6).
 */
export function wasReserveReached(reserve: Centavos, { entries, maxima }: AuctionHistory): boolean {
  return (
    maxima.some((maximum) => maximum.value >= reserve) ||
    entries.some((line) => (line.type === 'L' || line.type === 'P') && line.value >= reserve)
  );
}
