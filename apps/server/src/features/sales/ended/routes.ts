import { listEndedOffers as listEndedOffersCall } from '@patio/contract/sales/ended/list-ended-offers.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listEndedOffers } from './list-ended-offers.ts';

export function endedOfferRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listEndedOffersCall)(listEndedOffers(deps));
}
