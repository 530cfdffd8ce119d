import { withdrawSale as withdrawSaleCall } from '@patio/contract/sales/sale-withdrawals/withdraw-sale.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { withdrawSale } from './withdraw-sale.ts';

export function saleWithdrawalRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, withdrawSaleCall)(withdrawSale(deps));
}
