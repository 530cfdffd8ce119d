import { getSaleTerms as getSaleTermsCall } from '@patio/contract/sales/sale-terms/get-sale-terms.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { getSaleTerms } from './get-sale-terms.ts';

export function saleTermsRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getSaleTermsCall)(getSaleTerms(deps));
}
