import { regretPurchase as regretPurchaseCall } from '@patio/contract/sales/regrets/regret-purchase.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { regretPurchase } from './regret-purchase.ts';

export function regretRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, regretPurchaseCall, { work: 'deal' })(regretPurchase(deps));
}
