import { getCosts as getCostsCall } from '@patio/contract/trading/costs/get-costs.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { cepLookUp } from '../../catalogue/places/public.ts';
import { getCosts } from './get-costs.ts';

export function costRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getCostsCall)(getCosts(deps, cepLookUp(deps)));
}
