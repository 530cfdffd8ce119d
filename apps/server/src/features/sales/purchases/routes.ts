import { defaultPurchase as defaultPurchaseCall } from '@patio/contract/sales/purchases/default-purchase.ts';
import { movePurchase as movePurchaseCall } from '@patio/contract/sales/purchases/move-purchase.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { defaultPurchase } from './default-purchase.ts';
import { movePurchase } from './move-purchase.ts';

export function purchaseRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, defaultPurchaseCall)(defaultPurchase(deps));
  serve(app, movePurchaseCall)(movePurchase(deps));
}
