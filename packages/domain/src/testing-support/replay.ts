import { openAuction } from '../trading/auctions/auction-state.ts';
import type { AuctionRule, AuctionState } from '../trading/auctions/auction-state.ts';
import { ledgerSteps } from '../trading/auctions/ledger/ledger-steps.ts';
import type { AuctionHistory } from '../trading/auctions/bids/standing-bids.ts';

/**
 * Rebuilds an auction from its opening rule, its ledger and the maxima (rules 0.5): the same state that the bids once led to. Extensions
 * and automatic answers are derived again, not read, so a wrong one in the ledger shows as a difference.
 */
export function replay(rule: AuctionRule, history: AuctionHistory): AuctionState {
  return ledgerSteps(rule, history).at(-1)?.after ?? openAuction(rule);
}
