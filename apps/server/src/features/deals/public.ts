export { dealFacts, type DealFacts } from './deal-facts.store.ts';
export { termsProblem } from './terms-problem.ts';
export { incompleteProblem } from './incomplete-problem.ts';
export {
  isShown,
  offerOnSale,
  ofOpenStore,
  standingColumns,
  standingsOf,
  type OfferStanding,
} from './offer-standing.store.ts';
export { closedDeal, notAboveBid } from './refused-deal.ts';
export { dealRequest, type DealRequest } from './deal-request.ts';
export { forgetBids } from './forget-bids.store.ts';
export type { DealTerms } from './deal-terms.ts';
export { rememberReplies, type Remembered } from './remember-deals.store.ts';
export { runDeal, type Deal } from './run-deal.ts';
export { exposureBeyond, looksDoubtful, placesUsedUp } from './exposure-of.ts';
export { beyondLimitError, doubtfulAmountError, wayOnWire } from './shared-refusal.ts';
export { replayOf, type KeptReply } from './replay-of.ts';
export { sharedRefusal } from './shared-refusal.ts';
