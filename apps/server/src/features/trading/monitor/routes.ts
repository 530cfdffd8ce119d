import { listOfferBids as listOfferBidsCall } from '@patio/contract/trading/monitor/list-offer-bids.ts';
import { listRunningOffers as listRunningOffersCall } from '@patio/contract/trading/monitor/list-running-offers.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listOfferBids } from './list-offer-bids.ts';
import { listRunningOffers } from './list-running-offers.ts';

export function monitorRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listRunningOffersCall)(listRunningOffers(deps));
  serve(app, listOfferBidsCall)(listOfferBids(deps));
}
