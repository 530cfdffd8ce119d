export { DEPOSIT_RULE, depositOf } from './deposit-of.store.ts';
export { dealFacts, type DealFacts } from './deal-facts.store.ts';
export { incompleteProblem, termsProblem } from './incomplete-problem.ts';
export {
  offerOnSale,
  STOPPED,
  standingColumns,
  standingsOf,
  storeStopped,
  stoppedSince,
  type OfferStanding,
} from './offer-standing.store.ts';
export { closedDeal, notAboveBid } from './refused-deal.ts';
export { dealRequest, type DealRequest } from './deal-request.ts';
export { forgetBids } from './forget-bids.store.ts';
export type { DealTerms } from './deal-terms.ts';
export { runDeal } from './run-deal.ts';
export { runDeals, type Deal, type DealOutcome, type DealSteps } from './run-deals.ts';
export { depositRule, exposureBeyond, looksSuspicious } from './exposure-of.ts';
export { beyondLimitError, depositMissingError, suspiciousAmountError } from './shared-refusal.ts';
export type { StoredReply } from './stored-replies.ts';
export { sharedRefusal } from './shared-refusal.ts';
export { forgetOldRepliesJob } from './forget-old-replies.job.ts';
