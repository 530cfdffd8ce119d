import type { Centavos } from '../money/centavos.ts';
import { AUCTION_DEFAULTS } from './auction-state.ts';

const BUTTONS = 4;

/** Steps by price: up to the bound (inclusive) the step holds. Centavos. A tenant may override them per offer. */
const BANDS: readonly { readonly upTo: Centavos; readonly step: Centavos }[] = [
  { upTo: 2_000_000, step: 10_000 },
  { upTo: 5_000_000, step: 20_000 },
  { upTo: 10_000_000, step: 30_000 },
  { upTo: 20_000_000, step: 50_000 },
  { upTo: 50_000_000, step: 100_000 },
];
const TOP_STEP = 200_000;

/** The increments of an offer that has none of its own: one to four steps of its price band, 100/200/300/400 reais in the lowest. */
export function defaultIncrements(price: Centavos): readonly Centavos[] {
  const step = BANDS.find((band) => price <= band.upTo)?.step ?? TOP_STEP;
  return [step, 2 * step, 3 * step, 4 * step];
}

/** What an automatic bid adds (S-02): the offer's own value, else the smallest of its increments, else 100 reais. Centavos. */
export function automaticIncrement(own: Centavos | null, increments: readonly Centavos[]): Centavos {
  if (own !== null && own > 0) return own;
  const positive = increments.filter((increment) => increment > 0);
  return positive.length === 0 ? AUCTION_DEFAULTS.automaticIncrement : Math.min(...positive);
}

/** A shortcut button: what it adds and the amount it puts into the bid field, both in centavos. */
export type QuickBid = { readonly increment: Centavos; readonly amount: Centavos };

/**
 * The quick-increment buttons (DETL-03, DETL-04, C-62): the four smallest increments, ascending, each with the present price plus the
 * increment, rounded up to whole reais. Without increments those of the lowest band.
 */
export function quickIncrements(price: Centavos, increments: readonly Centavos[]): readonly QuickBid[] {
  const positive = increments.filter((increment) => increment > 0);
  const used = positive.length === 0 ? defaultIncrements(0) : positive;
  return used
    .toSorted((one, other) => one - other)
    .slice(0, BUTTONS)
    .map((increment) => ({ increment, amount: Math.ceil((price + increment) / 100) * 100 }));
}
