import { getBiddingRule as getBiddingRuleCall } from '@patio/contract/trading/auctions/get-bidding-rule.ts';
import { getIncrements as getIncrementsCall } from '@patio/contract/trading/auctions/get-increments.ts';
import { getLedger as getLedgerCall } from '@patio/contract/trading/auctions/get-ledger.ts';
import { getOwnTerms as getOwnTermsCall } from '@patio/contract/trading/auctions/get-own-terms.ts';
import { listOwnPlaces as listOwnPlacesCall } from '@patio/contract/trading/auctions/list-own-places.ts';
import { getResult as getResultCall } from '@patio/contract/trading/auctions/get-result.ts';
import { getStat as getStatCall } from '@patio/contract/trading/auctions/get-stat.ts';
import { setOfferIncrements as setOfferIncrementsCall } from '@patio/contract/trading/auctions/set-offer-increments.ts';
import { placeBid as placeBidCall } from '@patio/contract/trading/auctions/place-bid.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { BidQueue } from './bids/bid-queue.ts';
import { placeBidRound } from './bids/bid-round.ts';
import { getBiddingRule } from './terms/get-bidding-rule.ts';
import { getIncrements } from './terms/get-increments.ts';
import { getLedger } from './history/get-ledger.ts';
import { getOwnTerms } from './terms/get-own-terms.ts';
import { listOwnPlaces } from './list-own-places.ts';
import { getResult } from './get-result.ts';
import { getStat } from './get-stat.ts';
import { placeBid } from './bids/place-bid.ts';
import { setOfferIncrements } from './terms/set-offer-increments.ts';

export function auctionRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const queue = new BidQueue((requests) => placeBidRound(deps, requests));
  serve(app, placeBidCall, { work: 'deal' })(placeBid(queue));
  serve(app, getIncrementsCall)(getIncrements(deps));
  serve(app, getBiddingRuleCall)(getBiddingRule(deps));
  serve(app, setOfferIncrementsCall)(setOfferIncrements(deps));
  serve(app, getStatCall)(getStat(deps));
  serve(app, getLedgerCall, { work: 'whole' })(getLedger(deps));
  serve(app, getResultCall)(getResult(deps));
  serve(app, listOwnPlacesCall)(listOwnPlaces(deps));
  serve(app, getOwnTermsCall)(getOwnTerms(deps));
}
