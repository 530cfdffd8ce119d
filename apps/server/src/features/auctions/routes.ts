import { getBiddingRule as getBiddingRuleCall } from '@patio/contract/auctions/get-bidding-rule.ts';
import { getIncrements as getIncrementsCall } from '@patio/contract/auctions/get-increments.ts';
import { getLedger as getLedgerCall } from '@patio/contract/auctions/get-ledger.ts';
import { getOwnTerms as getOwnTermsCall } from '@patio/contract/auctions/get-own-terms.ts';
import { listOwnPlaces as listOwnPlacesCall } from '@patio/contract/auctions/list-own-places.ts';
import { getResult as getResultCall } from '@patio/contract/auctions/get-result.ts';
import { getStat as getStatCall } from '@patio/contract/auctions/get-stat.ts';
import { setOfferIncrements as setOfferIncrementsCall } from '@patio/contract/auctions/set-offer-increments.ts';
import { placeBid as placeBidCall } from '@patio/contract/auctions/place-bid.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { BidQueue } from './bid-queue.ts';
import { placeBidRound } from './bid-round.ts';
import { getBiddingRule } from './get-bidding-rule.ts';
import { getIncrements } from './get-increments.ts';
import { getLedger } from './get-ledger.ts';
import { getOwnTerms } from './get-own-terms.ts';
import { listOwnPlaces } from './list-own-places.ts';
import { getResult } from './get-result.ts';
import { getStat } from './get-stat.ts';
import { placeBid } from './place-bid.ts';
import { setOfferIncrements } from './set-offer-increments.ts';

export function auctionRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const bidding = { ...deps, database: deps.reserved };
  const queue = new BidQueue((requests) => placeBidRound(bidding, requests));
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
