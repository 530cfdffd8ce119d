import { annulBids as annulBidsCall } from '@patio/contract/sales/annulments/annul-bids.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { annulBids } from './annul-bids.ts';

export function annulmentRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, annulBidsCall)(annulBids(deps));
}
