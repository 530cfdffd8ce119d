import type { Centavos } from '../../../money/centavos.ts';
import type { AuctionState, BidderId } from '../auction-state.ts';
import { bidsInOrder, standingHistory } from '../bids/standing-bids.ts';
import type { AuctionHistory } from '../bids/standing-bids.ts';

/** The next bidder after a failed sale, and the price at which they may have the offer, in centavos. */
export type RunnerUp = { readonly bidderId: BidderId; readonly value: Centavos };

type Best = RunnerUp & { readonly at: number };

/**
 * The best bidder of an ended auction without those excluded (buyers who defaulted, bidders who had their chance, those who may not buy);
 * null if nobody is left. The highest own bid decides, among equals the earliest, as in the auction itself (rules 0.5).
 *
 * Their price is their own best standing bid, manual or maximum: the most that they themselves offered, which everyone can read in the
 * ledger once the auction has ended. Only a bidder who still leads (the offer was sold outside the bidding) pays the price at which they
 * lead: nobody ever bid them up to their maximum.
 */
export function runnerUp(
  state: AuctionState,
  history: AuctionHistory,
  passedOver: ReadonlySet<BidderId>,
): RunnerUp | null {
  const best = bidsInOrder(standingHistory(history, state.version))
    .filter((bid) => !passedOver.has(bid.bidderId))
    .reduce<Best | null>((top, bid) => {
      if (top !== null && bid.amount <= top.value) return top;
      return { bidderId: bid.bidderId, value: bid.amount, at: bid.at };
    }, null);
  if (best === null) return null;
  const leads = state.leader?.bidderId === best.bidderId;
  return { bidderId: best.bidderId, value: leads ? state.price : best.value };
}
