import type { Centavos } from '../money/centavos.ts';

/** The price that cards show and lists filter and sort by (C-41): the buy-now value when there is one, else the auction value. Centavos. */
export function shownPrice(buyNow: Centavos, auction: Centavos): Centavos {
  return buyNow > 0 ? buyNow : auction;
}
