import { getIncrementBands as getIncrementBandsCall } from '@patio/contract/auctions/get-increment-bands.ts';
import { getIncrements as getIncrementsCall } from '@patio/contract/auctions/get-increments.ts';
import { getLedger as getLedgerCall } from '@patio/contract/auctions/get-ledger.ts';
import { getResult as getResultCall } from '@patio/contract/auctions/get-result.ts';
import { getStat as getStatCall } from '@patio/contract/auctions/get-stat.ts';
import { setOfferIncrements as setOfferIncrementsCall } from '@patio/contract/auctions/set-offer-increments.ts';
import { placeBid as placeBidCall } from '@patio/contract/auctions/place-bid.ts';
import { watchOffer as watchOfferCall } from '@patio/contract/auctions/watch-offer.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { BidQueue } from './bid-queue.ts';
import { placeBidRound } from './bid-round.ts';
import { getIncrementBands } from './get-increment-bands.ts';
import { getIncrements } from './get-increments.ts';
import { getLedger } from './get-ledger.ts';
import { getResult } from './get-result.ts';
import { getStat } from './get-stat.ts';
import { placeBid } from './place-bid.ts';
import { setOfferIncrements } from './set-offer-increments.ts';
import { Watchers } from './watchers.ts';
import { watchOffer } from './watch-offer.ts';

export function auctionRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const queue = new BidQueue((requests) => placeBidRound(deps, requests));
  const watchers = new Watchers(deps);
  app.addHook('preClose', async () => watchers.close());
  serve(app, placeBidCall)(placeBid(queue));
  serve(app, getIncrementsCall)(getIncrements(deps));
  serve(app, getIncrementBandsCall)(getIncrementBands(deps));
  serve(app, setOfferIncrementsCall)(setOfferIncrements(deps));
  serve(app, getStatCall)(getStat(deps));
  serve(app, getLedgerCall)(getLedger(deps));
  serve(app, getResultCall)(getResult(deps));
  serve(app, watchOfferCall)(watchOffer(deps, watchers));
}
