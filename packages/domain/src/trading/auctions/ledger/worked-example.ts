import type { Centavos } from '../../../money/centavos.ts';
import { AUCTION_DEFAULTS, openAuction, RULE_VERSION } from '../auction-state.ts';
import type { AuctionRule } from '../auction-state.ts';
import { decideBid } from '../bids/decide-bid.ts';

/** A step of the published example: who bids what, and the resulting state. Amounts in centavos. */
export type ExampleStep = {
  readonly bidder: 'Ana' | 'Bruno';
  readonly automatic: boolean;
  readonly amount: Centavos;
  readonly price: Centavos;
  readonly leader: 'Ana' | 'Bruno';
};

const NAMES = ['Ana', 'Bruno'] as const;

/**
 * The example of automatic bids on the page (rules 0.5), computed by the engine itself for an offer's opening value and increment, so that
 * it cannot be wrong: Ana sets a maximum, Bruno challenges, equals it, and then exceeds it.
 */
export function workedExample(base: Centavos, increment: Centavos): readonly ExampleStep[] {
  const maximum = base + 10 * increment;
  const bids = [
    { bidderId: 0, amount: maximum, automatic: true },
    { bidderId: 1, amount: base + 4 * increment, automatic: false },
    { bidderId: 1, amount: maximum, automatic: true },
    { bidderId: 1, amount: maximum + 5 * increment, automatic: true },
  ];
  let state = openAuction(exampleRule(base, increment));
  return bids.flatMap((bid, index): readonly ExampleStep[] => {
    const context = { lastOwnBidAt: null, throttleMs: 0, limitReached: false };
    const decision = decideBid(state, { ...bid, at: index + 1 }, context);
    if (decision.kind === 'refused') return [];
    state = decision.state;
    const bidder = NAMES[bid.bidderId] ?? 'Ana';
    const leader = NAMES[state.leader?.bidderId ?? 0] ?? 'Ana';
    return [{ bidder, automatic: bid.automatic, amount: bid.amount, price: state.price, leader }];
  });
}

function exampleRule(base: Centavos, increment: Centavos): AuctionRule {
  return {
    offerId: 0,
    version: RULE_VERSION,
    base,
    increment,
    minimumStep: 'any',
    reserve: null,
    originalEnd: Number.MAX_SAFE_INTEGER,
    softCloseMs: 0,
    softCloseCapMs: AUCTION_DEFAULTS.softCloseCapMs,
    conditionalWorkingDays: AUCTION_DEFAULTS.conditionalWorkingDays,
  };
}
