import { getOwnNegotiation as getOwnNegotiationCall } from '@patio/contract/sales/negotiations/get-own-negotiation.ts';
import { getOwnResult as getOwnResultCall } from '@patio/contract/sales/negotiations/get-own-result.ts';
import { listAccountDeals as listAccountDealsCall } from '@patio/contract/sales/negotiations/list-account-deals.ts';
import { listMyOffers as listMyOffersCall } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { getOwnNegotiation } from './get-own-negotiation.ts';
import { getOwnResult } from './get-own-result.ts';
import { listAccountDeals } from './list-account-deals.ts';
import { listMyOffers } from './list-my-offers.ts';

export function negotiationRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listMyOffersCall)(listMyOffers(deps));
  serve(app, listAccountDealsCall)(listAccountDeals(deps));
  serve(app, getOwnNegotiationCall)(getOwnNegotiation(deps));
  serve(app, getOwnResultCall)(getOwnResult(deps));
}
