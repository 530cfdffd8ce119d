import type { Centavos } from '../../../money/centavos.ts';
import { AUCTION_DEFAULTS } from '../auction-state.ts';
import { bandIncrements } from './increment-bands.ts';
import type { IncrementBand } from './increment-bands.ts';

const BUTTONS = 4;
/** What the buttons add if no increments are known: 100 reais. */
const LOWEST_STEP = 10_000;

/** The facts that decide the automatic step of an offer when it opens. Centavos; `own` null: not set. */
export type OpeningIncrement = {
  readonly own: Centavos | null;
  readonly increments: readonly Centavos[];
  readonly base: Centavos;
  readonly bands: readonly IncrementBand[];
};

/**
 * The automatic step of an offer, fixed when it opens (S-02): its own value, else the smallest of its increments, its own or those of the
 * band of its base.
 */
export function openingIncrement({ own, increments, base, bands }: OpeningIncrement): Centavos {
  return automaticIncrement(own, increments.length > 0 ? increments : bandIncrements(base, bands));
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
 * The quick-increment buttons (DETL-03, DETL-04, C-62): the four smallest increments, ascending, each with the current price plus the
 * increment, rounded up to whole reais. Without increments 100, 200, 300 and 400 reais.
 */
export function quickIncrements(price: Centavos, increments: readonly Centavos[]): readonly QuickBid[] {
  const positive = increments.filter((increment) => increment > 0);
  const step = LOWEST_STEP;
  const used = positive.length === 0 ? [step, 2 * step, 3 * step, 4 * step] : positive;
  return used
    .toSorted((one, other) => one - other)
    .slice(0, BUTTONS)
    .map((increment) => ({ increment, amount: Math.ceil((price + increment) / 100) * 100 }));
}

/** The increments that buttons may use if steps are binding; `step` 0: all of them. Centavos. */
export function usableIncrements(increments: readonly Centavos[], step: Centavos): readonly Centavos[] {
  const usable = increments.filter((increment) => increment >= step);
  return usable.length > 0 || step === 0 ? usable : [step, 2 * step, 3 * step, 4 * step];
}

/** The amount that one tap bids, in centavos: the opening value while there is no bid, afterwards the price and the smallest increment, in whole reais. */
export function nextBid(
  { price, hasBid }: { readonly price: Centavos; readonly hasBid: boolean },
  increments: readonly Centavos[],
): Centavos {
  return hasBid ? (quickIncrements(price, increments)[0]?.amount ?? price + 1) : price;
}
