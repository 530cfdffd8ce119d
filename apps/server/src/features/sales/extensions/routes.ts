import { extendOffer as extendOfferCall } from '@patio/contract/sales/extensions/extend-offer.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { extendOffer } from './extend-offer.ts';

export function extensionRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, extendOfferCall)(extendOffer(deps));
}
