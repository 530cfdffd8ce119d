import { buyNow as buyNowCall } from '@patio/contract/sales/buy-now/buy-now.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { buyNow } from './buy-now.ts';

export function buyNowRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, buyNowCall, { work: 'deal' })(buyNow(deps));
}
