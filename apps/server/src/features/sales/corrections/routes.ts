import { correctOffer as correctOfferCall } from '@patio/contract/sales/corrections/correct-offer.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { correctOffer } from './correct-offer.ts';

export function correctionRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, correctOfferCall)(correctOffer(deps));
}
