import { decideConditional as decideConditionalCall } from '@patio/contract/sales/closing/decide-conditional.ts';
import { listConditionalSales as listConditionalSalesCall } from '@patio/contract/sales/closing/list-conditional-sales.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { decideConditional } from './decide-conditional.ts';
import { listConditionalSales } from './list-conditional-sales.ts';

export function closingRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, decideConditionalCall)(decideConditional(deps));
  serve(app, listConditionalSalesCall)(listConditionalSales(deps));
}
